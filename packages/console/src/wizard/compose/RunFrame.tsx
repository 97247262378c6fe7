import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { count } from "../frame/words.ts";

interface RunFrameProps {
  /** How far the run is. */
  readonly title: string;
  readonly isRunning: boolean;
  /** Ideas that failed. */
  readonly failed: readonly number[];
  readonly onRetry: (ideaIds: readonly number[]) => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands around a run over ideas: cancel while it runs; then close, and try what failed again. */
export function RunFrame(props: RunFrameProps) {
  const { title, isRunning, failed, onRetry, onCancel, onClose, children } = props;
  return (
    <Card
      title={title}
      headingLevel={3}
      surface="sunken"
      actions={
        <Inline>
          {failed.length > 0 && !isRunning && (
            <Button size="small" onPress={() => onRetry(failed)}>
              {`Try ${count(failed.length, "idea")} again`}
            </Button>
          )}
          {isRunning ? (
            <Button size="small" onPress={onCancel}>
              Cancel
            </Button>
          ) : (
            <Button size="small" variant="quiet" icon={X} onPress={onClose}>
              Close
            </Button>
          )}
        </Inline>
      }
    >
      {children}
    </Card>
  );
}
