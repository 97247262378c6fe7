import { ChevronDown, ChevronUp, Search } from "lucide-react";
import { Input, SearchField } from "react-aria-components";
import { IconButton } from "../../button/IconButton.tsx";
import { Icon } from "../../icon/Icon.tsx";
import { focusShownElsewhere } from "../../theme/a11y.css.ts";
import { countText } from "../count.ts";
import * as styles from "../JsonView.css.ts";
import type { JsonSearch } from "../use-json-search.ts";

/** Where one is among the matches. */
function placeText({ query, count, current }: JsonSearch): string {
  if (query === "") return "";
  return count === 0 ? "No matches" : `${countText(current + 1)} of ${countText(count)}`;
}

type JsonSearchFieldProps = { readonly label: string; readonly search: JsonSearch };

/** Finds a text in keys and values. Enter goes to the next match, Shift and Enter back. */
export function JsonSearchField({ label, search }: JsonSearchFieldProps) {
  const noMatch = search.count === 0 ? "There is no match to go to." : undefined;
  return (
    <div className={styles.search}>
      <Icon icon={Search} />
      <SearchField
        aria-label={label}
        className={styles.searchField}
        value={search.query}
        onChange={search.setQuery}
        onKeyDown={(event) => {
          if (event.key === "Enter") search.step(event.shiftKey ? -1 : 1);
          else event.continuePropagation();
        }}
      >
        <Input className={`${styles.input} ${focusShownElsewhere}`} placeholder="Search" />
      </SearchField>
      <output className={styles.count}>{placeText(search)}</output>
      {search.query !== "" && (
        <div className={styles.buttons}>
          <IconButton
            icon={ChevronUp}
            label="Previous match"
            size="small"
            disabledReason={noMatch}
            onPress={() => search.step(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label="Next match"
            size="small"
            disabledReason={noMatch}
            onPress={() => search.step(1)}
          />
        </div>
      )}
    </div>
  );
}
