import { Search } from "lucide-react";
import { useState } from "react";
import { Autocomplete, Input, TextField } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { Kbd } from "../../kbd/Kbd.tsx";
import { Spinner } from "../../spinner/Spinner.tsx";
import { findCommands, withRecent } from "../commands.ts";
import type { CommandPaletteProps } from "../CommandPalette.tsx";
import * as styles from "../CommandPalette.css.ts";
import { CommandList } from "./CommandList.tsx";

type PaletteContentProps = Omit<CommandPaletteProps, "isOpen" | "onOpenChange"> & {
  readonly onClose: () => void;
};

const moves = [
  ["ArrowUp+ArrowDown", "to move"],
  ["Enter", "to open"],
  ["Escape", "to close"],
] as const;

/** To assistive technology the text is a combo box of the list below; React Aria connects them. */
const comboBox = { role: "combobox", "aria-expanded": true } as const;

/** The inside of a CommandPalette; it forgets what was typed when the palette closes. */
export function PaletteContent({
  groups,
  onAction,
  onQueryChange,
  onClose,
  isPending,
  recent = [],
  label = "Command palette",
  placeholder = "Go to a site, an article, an action…",
  recentTitle = "Recent",
}: PaletteContentProps) {
  const [query, setQuery] = useState("");
  const isEmpty = query.trim() === "";
  const shown = isEmpty ? withRecent(groups, recent, recentTitle) : findCommands(groups, query);
  return (
    <>
      <Autocomplete
        inputValue={query}
        onInputChange={(text) => {
          setQuery(text);
          onQueryChange?.(text);
        }}
      >
        <TextField aria-label={label} className={styles.search} {...{ autoFocus: true }}>
          {isPending ? <Spinner label="Searching" /> : <Icon icon={Search} />}
          <Input {...comboBox} className={styles.input} placeholder={placeholder} />
        </TextField>
        <CommandList
          label="Commands"
          groups={shown}
          emptyText={isPending ? "Searching…" : `Nothing fits “${query.trim()}”`}
          onAction={(id) => {
            onClose();
            onAction(id);
          }}
        />
      </Autocomplete>
      <div className={styles.hints} aria-hidden>
        {moves.map(([keys, words]) => (
          <span key={keys} className={styles.hint}>
            <Kbd keys={keys} /> {words}
          </span>
        ))}
      </div>
    </>
  );
}
