import { CircleAlert, FileText, Upload, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { DropZone, FileTrigger, Group } from "react-aria-components";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import * as fieldStyles from "../field/Field.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { ProgressBar } from "../progress-bar/ProgressBar.tsx";
import { checkFile, describeRule, type FileRule, formatBytes } from "./check-file.ts";
import { droppedFile } from "./dropped-file.ts";
import * as styles from "./FileDrop.css.ts";
import { ChosenPicture } from "./parts/ChosenPicture.tsx";

/** See {@link FileDrop}. */
export type FileDropProps = FileRule & {
  /** What the file is: "Feed file". */
  readonly label: string;
  readonly isRequired?: boolean;
  /** What helps to choose; what is accepted is said anyway. */
  readonly description?: ReactNode;
  readonly file: File | null;
  /** Only files that keep to the rule get here; `null` when the file is taken away. */
  readonly onChange: (file: File | null) => void;
  /** What is wrong with the file, once it was sent. */
  readonly error?: string | undefined;
  /** Why no file can be chosen now. */
  readonly disabledReason?: string | undefined;
  /** An Image of what is there now; a picture that was chosen shows itself in its place. */
  readonly preview?: ReactNode;
  /** How much of the file was sent, of how much. */
  readonly progress?: { readonly value: number; readonly max: number } | undefined;
};

/** Takes one file, by drop or by choice. What is too large or of another type is refused at once. */
export function FileDrop(props: FileDropProps) {
  const { label, isRequired, description, extensions, maxBytes, file, onChange } = props;
  const { error, disabledReason, progress } = props;
  const preview = file?.type.startsWith("image/") ? (
    <ChosenPicture file={file} alt={`${label}, not sent yet`} />
  ) : (
    props.preview
  );
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const shownError = refusal ?? error;
  const isDisabled = disabledReason !== undefined;

  const take = (candidate: File | string | undefined) => {
    if (candidate === undefined) return;
    const reason =
      typeof candidate === "string" ? candidate : checkFile(candidate, { extensions, maxBytes });
    setRefusal(reason);
    // What was refused must not leave an older file behind that looks chosen.
    onChange(reason === undefined && candidate instanceof File ? candidate : null);
  };
  const remove = () => {
    setRefusal(undefined);
    onChange(null);
  };

  return (
    <Group
      className={fieldStyles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error ${id}-help`}
      isInvalid={shownError !== undefined}
    >
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
        {isRequired && (
          <span className={fieldStyles.required} aria-hidden>
            *
          </span>
        )}
      </span>
      <DropZone
        className={styles.zone}
        aria-labelledby={`${id}-label`}
        isDisabled={isDisabled}
        onDrop={({ items }) => void droppedFile(items).then(take)}
      >
        {preview ? (
          <div className={styles.preview}>{preview}</div>
        ) : (
          <span className={styles.icon}>
            <Icon icon={file ? FileText : Upload} size="large" />
          </span>
        )}
        <div className={styles.words}>
          {file ? (
            <>
              <div className={styles.name}>{file.name}</div>
              <div className={styles.size}>{formatBytes(file.size)}</div>
            </>
          ) : (
            "Drop a file here, or choose one."
          )}
        </div>
        <div className={styles.actions}>
          <FileTrigger
            acceptedFileTypes={extensions}
            onSelect={(files) => take(files?.[0] ?? undefined)}
          >
            <Button disabledReason={disabledReason}>
              {file ? "Choose another" : "Choose file"}
            </Button>
          </FileTrigger>
          {file && !isDisabled && (
            <IconButton icon={X} label={`Remove ${file.name}`} onPress={remove} />
          )}
        </div>
      </DropZone>
      {progress && file && (
        <ProgressBar
          label={`Sending ${file.name}`}
          {...progress}
          valueText={`${formatBytes(progress.value)} of ${formatBytes(progress.max)}`}
        />
      )}
      {shownError && (
        <div id={`${id}-error`} role="alert" className={fieldStyles.error}>
          <Icon icon={CircleAlert} />
          {shownError}
        </div>
      )}
      <div id={`${id}-help`} className={fieldStyles.description}>
        {disabledReason ?? description} {describeRule({ extensions, maxBytes })}.
      </div>
    </Group>
  );
}
