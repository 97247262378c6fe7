import { Check } from "lucide-react";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./list-box.css.ts";
import { type Option, optionSections } from "./option.ts";

type OptionListProps = {
  readonly options: readonly Option[];
  /** What stands here while there is no option. */
  readonly emptyText: string;
};

/** The options of a Select or a ComboBox, inside its popover. */
export function OptionList({ options, emptyText }: OptionListProps) {
  const sections = optionSections(options);
  return (
    <ListBox
      className={styles.list}
      renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
    >
      {sections.map(({ title, options: members }) =>
        title === undefined ? (
          members.map((option) => <OptionItem key={option.id} option={option} />)
        ) : (
          <ListBoxSection key={title} id={`section ${title}`} className={styles.section}>
            <Header className={styles.heading}>{title}</Header>
            {members.map((option) => (
              <OptionItem key={option.id} option={option} />
            ))}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
}

function OptionItem({ option }: { readonly option: Option }) {
  const { id, label, description, icon, isDisabled } = option;
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.item}>
      {({ isSelected }) => (
        <>
          {icon && <Icon icon={icon} />}
          <span className={styles.words}>
            {label}
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {isSelected && (
            <span className={styles.check}>
              <Icon icon={Check} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
