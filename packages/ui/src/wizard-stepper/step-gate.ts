/** What a gate needs to know. */
export type GateOptions = {
  /** Whether a step may be entered; asked for steps ahead only. */
  readonly guard: (step: number) => boolean | Promise<boolean>;
  readonly enter: (step: number) => void;
  /** Told which step is being asked for, and `null` when the answer is there. */
  readonly onPending: (step: number | null) => void;
};

/** Asks to go from one step to another. */
export type Gate = (from: number, to: number) => Promise<void>;

/**
 * The one way between steps: the stepper and the Next button share it, so that the same guard
 * decides for both and a second press while the guard is asked does nothing. Back is never blocked.
 * @throws what the guard throws; the gate is open again then.
 */
export function createGate({ guard, enter, onPending }: GateOptions): Gate {
  let isLocked = false;
  return async (from, to) => {
    if (isLocked || to === from) return;
    if (to < from) {
      enter(to);
      return;
    }
    isLocked = true;
    try {
      const answer = guard(to);
      if (typeof answer !== "boolean") onPending(to);
      if (await answer) enter(to);
    } finally {
      isLocked = false;
      onPending(null);
    }
  };
}
