import { useEffect, useRef, useState } from "react";
import { failureText } from "../confirm-dialog/failure-text.ts";

/** What happens to the text of a cell. */
export type CellState =
  | { readonly kind: "shown" | "saved" }
  | { readonly kind: "editing" | "saving"; readonly text: string }
  | { readonly kind: "failed"; readonly text: string; readonly message: string };

/**
 * The way of a text through a cell: opened, kept or taken back, saved or not.
 * @returns the state, a ref for the button that shows the text, and the steps. `keep` takes
 * whether the focus goes back to that button.
 */
export function useCellEdit(value: string, onChange: (text: string) => void | Promise<unknown>) {
  const [state, setState] = useState<CellState>({ kind: "shown" });
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (state.kind === "editing" || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [state]);

  const save = async (text: string) => {
    try {
      const running = onChange(text);
      if (running instanceof Promise) setState({ kind: "saving", text });
      await running;
      setState({ kind: "saved" });
    } catch (reason) {
      setState({ kind: "failed", text, message: failureText(reason) });
    }
  };
  return {
    state,
    button,
    open: (replacement?: string) => {
      const kept = state.kind === "failed" ? state.text : value;
      setState({ kind: "editing", text: replacement ?? kept });
    },
    keep: (text: string, withFocus: boolean) => {
      returnsFocus.current = withFocus;
      if (text.trim() === value) setState({ kind: "shown" });
      else void save(text.trim());
    },
    cancel: () => {
      returnsFocus.current = true;
      setState({ kind: "shown" });
    },
    retry: () => {
      if (state.kind !== "failed") return;
      // The button that was pressed goes away with the failure.
      returnsFocus.current = true;
      void save(state.text);
    },
  };
}
