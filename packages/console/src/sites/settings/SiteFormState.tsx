import { SaveState } from "@gift-console/ui/save-state/SaveState.tsx";

interface SiteFormStateProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The last attempt failed as a whole. */
  readonly hasFailed: boolean;
  /** Milliseconds since 1970; null before anything was saved here. */
  readonly savedAt: number | null;
  readonly onRetry: () => void;
}

/** Whether the form is saved. */
export function SiteFormState(props: SiteFormStateProps) {
  const { isDirty, isSaving, hasFailed, savedAt, onRetry } = props;
  if (isSaving) return <SaveState status="saving" />;
  if (isDirty && hasFailed) return <SaveState status="failed" onRetry={onRetry} />;
  if (isDirty) return <SaveState status="unsaved" />;
  return savedAt === null ? null : <SaveState status="saved" savedAt={savedAt} />;
}
