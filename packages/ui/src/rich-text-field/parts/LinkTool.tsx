import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { Link } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { Button } from "../../button/Button.tsx";
import { button } from "../../button/Button.css.ts";
import { Icon } from "../../icon/Icon.tsx";
import { popover } from "../../list-box/list-box.css.ts";
import { TextField } from "../../text-field/TextField.tsx";
import { Tooltip } from "../../tooltip/Tooltip.tsx";
import { readLink } from "../link-address.ts";
import * as styles from "../RichTextField.css.ts";

/** Makes the selected text a link, changes the link around the caret, or takes it away. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const href = useEditorState({
    editor,
    selector: ({ editor: current }): string => String(current.getAttributes("link")["href"] ?? ""),
  });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Tooltip text="Link">
        <AriaButton
          aria-label="Link"
          className={`${button({ variant: "quiet", size: "small", square: true })} ${styles.toggle}`}
          data-selected={Boolean(href) || undefined}
        >
          <Icon icon={Link} />
        </AriaButton>
      </Tooltip>
      <Popover className={popover} offset={4}>
        <Dialog aria-label="Link" className={styles.linkDialog}>
          <LinkForm editor={editor} href={href} onDone={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface LinkFormProps {
  readonly editor: Editor;
  readonly href: string;
  readonly onDone: () => void;
}

function LinkForm({ editor, href, onDone }: LinkFormProps) {
  const [address, setAddress] = useState(href);
  const [error, setError] = useState<string>();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const link = readLink(address);
    if (!link) {
      setError("Enter a web or mail address, such as https://example.com.");
      return;
    }
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !href) {
      chain.insertContent({
        type: "text",
        text: link,
        marks: [{ type: "link", attrs: { href: link } }],
      });
    } else chain.extendMarkRange("link").setLink({ href: link });
    chain.run();
    onDone();
  };
  return (
    <form className={styles.linkForm} onSubmit={apply} noValidate>
      <TextField
        label="Address"
        type="url"
        placeholder="https://"
        value={address}
        onChange={setAddress}
        error={error}
        takesFocus
      />
      <div className={styles.linkActions}>
        {href && (
          <Button
            size="small"
            onPress={() => {
              editor.chain().focus().extendMarkRange("link").unsetLink().run();
              onDone();
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="small" variant="primary" type="submit">
          {href ? "Change link" : "Add link"}
        </Button>
      </div>
    </form>
  );
}
