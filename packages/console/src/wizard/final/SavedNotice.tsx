import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { paths } from "../../paths.ts";
import { count } from "../frame/words.ts";

interface SavedNoticeProps {
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** How many checks are still open. */
  readonly missing: number;
  readonly siteId: number;
}

const time = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

/** Confirms on the page that the article is saved, and says where to go from here. */
export function SavedNotice({ at, missing, siteId }: SavedNoticeProps) {
  return (
    <Notice
      tone="success"
      isUrgent
      title={`Article saved at ${time.format(at)}`}
      actions={
        <LinkButton size="small" href={paths.siteTab(siteId, "articles")}>
          Back to the articles
        </LinkButton>
      }
    >
      {missing === 0
        ? "It is complete."
        : `${count(missing, "recommendation")} ${missing === 1 ? "is" : "are"} still open.`}
    </Notice>
  );
}
