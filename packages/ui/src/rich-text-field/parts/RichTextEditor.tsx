import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
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

const htmlOf = (editor: Editor) => (editor.isEmpty ? "" : editor.getHTML());

/** The editor itself with its toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, labelId, describedBy, isDisabled, isInvalid } = props;
  // Values that were typed and may still come back: late ones must not undo what was typed since.
  const typed = useRef(new Set<string>());
  const editor = useEditor({
    extensions,
    // An editor made while rendering is destroyed when the page takes long to appear.
    immediatelyRender: false,
    content: value,
    editable: !isDisabled,
    // The content security policy forbids the style element that it would add.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed);
      typed.current.add(html);
      onChange(html);
    },
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

  // A value from elsewhere replaces the text; what was typed comes back and is left alone.
  useEffect(() => {
    if (!editor) return;
    const isShown = value === htmlOf(editor);
    if (!isShown && typed.current.has(value)) return;
    typed.current.clear();
    if (!isShown) editor.commands.setContent(value, { emitUpdate: false });
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
