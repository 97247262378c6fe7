import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./DebugRows.css.ts";

/** See {@link DebugRow}. */
export type DebugRowProps = {
  /** The bot: a BotBadge. */
  readonly badge: ReactNode;
  readonly id: string | number;
  readonly articleId: string | number;
  readonly model: string;
  readonly temperature: number | string;
  /** What is known beyond that, as it is to be shown. */
  readonly tokens?: ReactNode;
  readonly duration?: ReactNode;
  readonly time?: ReactNode;
  /** Draw the request and the response, each a JsonView; called when the row is opened. */
  readonly request: () => ReactNode;
  readonly response: () => ReactNode;
  /** Draws what can be done with the whole call, above both. */
  readonly actions?: () => ReactNode;
  /** For who keeps which row is open; by default the row does. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** A cell, with the word that says what it holds. */
function Cell(props: { word: string; className: string; children: ReactNode }) {
  return (
    <span className={props.className}>
      <span className={styles.word}>{props.word} </span>
      {props.children}
    </span>
  );
}

/** One call of a bot; it opens to its request and its response. */
export function DebugRow({ badge, id, articleId, model, temperature, ...props }: DebugRowProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = props.isOpen ?? isOpenHere;
  return (
    <li className={styles.item}>
      <Disclosure isExpanded={isOpen} onExpandedChange={props.onOpenChange ?? setOpenHere}>
        <Heading level={3}>
          <Button slot="trigger" className={styles.trigger}>
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} directional />
            </span>
            <span className={styles.cell}>{badge}</span>
            <Cell word="call" className={styles.code}>
              {id}
            </Cell>
            <Cell word="article" className={styles.code}>
              {articleId}
            </Cell>
            <Cell word="model" className={styles.code}>
              {model}
            </Cell>
            <Cell word="temperature" className={styles.figure}>
              {temperature}
            </Cell>
            <Cell word="tokens" className={styles.figure}>
              {props.tokens ?? "–"}
            </Cell>
            <Cell word="took" className={styles.figure}>
              {props.duration ?? "–"}
            </Cell>
            <span className={styles.figure}>{props.time}</span>
          </Button>
        </Heading>
        <DisclosurePanel>
          {isOpen && (
            <div className={styles.panel}>
              {props.actions && <div className={styles.actions}>{props.actions()}</div>}
              {props.request()}
              {props.response()}
            </div>
          )}
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}
