import { SaveState } from "@gift-console/ui/save-state/SaveState.tsx";

interface SavedStateProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The last attempt failed as a whole. */
  readonly hasFailed: boolean;
  /** Milliseconds since 1970; null before anything was saved here. */
  readonly savedAt: number | null;
  readonly onRetry: () => void;
}

/** Whether a form on a page is saved, for its footer. */
export function SavedState(props: SavedStateProps) {
  const { isDirty, isSaving, hasFailed, savedAt, onRetry } = props;
  if (isSaving) return <SaveState status="saving" />;
  if (isDirty && hasFailed) return <SaveState status="failed" onRetry={onRetry} />;
  if (isDirty) return <SaveState status="unsaved" />;
  return savedAt === null ? null : <SaveState status="saved" savedAt={savedAt} />;
}
