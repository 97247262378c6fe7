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
 * decides for both and a second press while the guard is asked does nothing. Back is never blocked:
 * while the guard is asked it withdraws the question, and a late answer takes nobody forward.
 * @throws what the guard throws; the gate is open again then.
 */
export function createGate({ guard, enter, onPending }: GateOptions): Gate {
  let question: object | undefined;
  const close = () => {
    question = undefined;
    onPending(null);
  };
  return async (from, to) => {
    if (to === from) return;
    if (to < from) {
      if (question) close();
      enter(to);
      return;
    }
    if (question) return;
    const asked = {};
    question = asked;
    try {
      const answer = guard(to);
      if (typeof answer !== "boolean") onPending(to);
      if ((await answer) && question === asked) enter(to);
    } finally {
      if (question === asked) close();
    }
  };
}
