import { StatusDot } from "./StatusDot.tsx";

/** See {@link LiveStatus}. */
export type LiveStatusProps = {
  readonly isLive: boolean;
  /** Shows the dot alone, as in the sidebar; the word is still read aloud. */
  readonly isLabelHidden?: boolean;
};

/** Whether a site is live. */
export function LiveStatus({ isLive, isLabelHidden }: LiveStatusProps) {
  return (
    <StatusDot
      state={isLive ? "live" : "off"}
      label={isLive ? "Live" : "Not live"}
      isLabelHidden={isLabelHidden}
    />
  );
}
