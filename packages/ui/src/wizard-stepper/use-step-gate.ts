import { useRef, useState } from "react";
import { createGate, type Gate, type GateOptions } from "./step-gate.ts";

/** See {@link useStepGate}. */
export type StepGate = {
  /** Goes from one step to another, if the guard agrees. */
  readonly go: Gate;
  /** The step that the guard is being asked about, or `null`. */
  readonly pendingStep: number | null;
};

/** The way between steps for a component; see `createGate`. The latest guard and `enter` count. */
export function useStepGate(options: Pick<GateOptions, "guard" | "enter">): StepGate {
  const [pendingStep, setPendingStep] = useState<number | null>(null);
  const latest = useRef(options);
  const gate = useRef<Gate>(null);
  const go: Gate = (from, to) => {
    latest.current = options;
    gate.current ??= createGate({
      guard: (step) => latest.current.guard(step),
      enter: (step) => latest.current.enter(step),
      onPending: setPendingStep,
    });
    return gate.current(from, to);
  };
  return { go, pendingStep };
}
