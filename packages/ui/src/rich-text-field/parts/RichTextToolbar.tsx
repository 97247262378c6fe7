import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
} from "lucide-react";
import { Button, ToggleButton, Toolbar } from "react-aria-components";
import { button } from "../../button/Button.css.ts";
import { Icon } from "../../icon/Icon.tsx";
import { Tooltip } from "../../tooltip/Tooltip.tsx";
import * as styles from "../RichTextField.css.ts";
import { LinkTool } from "./LinkTool.tsx";

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    label: "Heading",
    icon: Heading3,
    isOn: (editor) => editor.isActive("heading"),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: "Bold",
    icon: Bold,
    isOn: (editor) => editor.isActive("bold"),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: "Italic",
    icon: Italic,
    isOn: (editor) => editor.isActive("italic"),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: "Bulleted list",
    icon: List,
    isOn: (editor) => editor.isActive("bulletList"),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: "Numbered list",
    icon: ListOrdered,
    isOn: (editor) => editor.isActive("orderedList"),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

const square = button({ variant: "quiet", size: "small", square: true });

/** What can be done with the selected text; one tab stop, arrow keys between the tools. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map((tool) => tool.isOn(current)),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  return (
    <Toolbar aria-label="Formatting" className={styles.toolbar}>
      {tools.map((tool, index) => (
        <Tooltip key={tool.label} text={tool.label}>
          <ToggleButton
            aria-label={tool.label}
            className={`${square} ${styles.toggle}`}
            isSelected={state.on[index] ?? false}
            onChange={() => tool.toggle(editor)}
          >
            <Icon icon={tool.icon} />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkTool editor={editor} />
      <span className={styles.gap} />
      <Tooltip text="Undo">
        <Button
          aria-label="Undo"
          className={square}
          isDisabled={!state.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        >
          <Icon icon={Undo2} />
        </Button>
      </Tooltip>
      <Tooltip text="Redo">
        <Button
          aria-label="Redo"
          className={square}
          isDisabled={!state.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        >
          <Icon icon={Redo2} />
        </Button>
      </Tooltip>
    </Toolbar>
  );
}
