import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
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
  readonly change: (commands: ChainedCommands) => ChainedCommands;
}

/** What the text is or is not, by the editor's name for it. */
const toggles: readonly (Tool & { readonly node: string })[] = [
  {
    label: "Heading",
    icon: Heading3,
    node: "heading",
    change: (commands) => commands.toggleHeading({ level: 3 }),
  },
  { label: "Bold", icon: Bold, node: "bold", change: (commands) => commands.toggleBold() },
  { label: "Italic", icon: Italic, node: "italic", change: (commands) => commands.toggleItalic() },
  {
    label: "Bulleted list",
    icon: List,
    node: "bulletList",
    change: (commands) => commands.toggleBulletList(),
  },
  {
    label: "Numbered list",
    icon: ListOrdered,
    node: "orderedList",
    change: (commands) => commands.toggleOrderedList(),
  },
];

/** The way back and forth. */
const steps: readonly Tool[] = [
  { label: "Undo", icon: Undo2, change: (commands) => commands.undo() },
  { label: "Redo", icon: Redo2, change: (commands) => commands.redo() },
];

const square = button({ variant: "quiet", size: "small", square: true });

/** What can be done with the selected text; one tab stop, arrow keys between the tools. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: toggles.map(({ node }) => current.isActive(node)),
      can: steps.map(({ change }) => change(current.can().chain()).run()),
    }),
  });
  const run = ({ change }: Tool) => change(editor.chain().focus()).run();
  return (
    <Toolbar aria-label="Formatting" className={styles.toolbar}>
      {toggles.map((tool, index) => (
        <Tooltip key={tool.label} text={tool.label}>
          <ToggleButton
            aria-label={tool.label}
            className={`${square} ${styles.toggle}`}
            isSelected={state.on[index] ?? false}
            onChange={() => run(tool)}
          >
            <Icon icon={tool.icon} />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkTool editor={editor} />
      <span className={styles.gap} />
      {steps.map((step, index) => (
        <Tooltip key={step.label} text={step.label}>
          <Button
            aria-label={step.label}
            className={square}
            isDisabled={!state.can[index]}
            onPress={() => run(step)}
          >
            <Icon icon={step.icon} />
          </Button>
        </Tooltip>
      ))}
    </Toolbar>
  );
}
