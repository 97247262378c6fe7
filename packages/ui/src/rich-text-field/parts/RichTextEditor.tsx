import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect } from "react";
import * as styles from "../RichTextField.css.ts";
import { extensions } from "./extensions.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";

interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: (() => void) | undefined;
  readonly labelId: string;
  /** Ids of what describes the field, separated by spaces; "" for none. */
  readonly describedBy: string;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
}

/** The editor itself with its toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, labelId, describedBy, isDisabled, isInvalid } = props;
  const editor = useEditor({
    extensions,
    // An editor made while rendering is destroyed when the page takes long to appear.
    immediatelyRender: false,
    content: value,
    editable: !isDisabled,
    // The content security policy forbids the style element that it would add.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        "aria-invalid": String(isInvalid),
        "aria-disabled": String(isDisabled),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      },
    },
  });

  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  // A value from elsewhere replaces the text; the one just typed comes back and is left alone.
  useEffect(() => {
    if (!editor) return;
    const shown = editor.isEmpty ? "" : editor.getHTML();
    if (value !== shown) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div
      className={styles.box}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      {editor && !isDisabled && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
