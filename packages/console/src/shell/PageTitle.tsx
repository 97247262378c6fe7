/** See PageTitle. */
export interface PageTitleProps {
  /** What the page is about, from the particular to the general: "Compose", "Coffee lovers". */
  parts: readonly (string | null | undefined)[];
}

/** The document's title. Every screen renders one, outside what may suspend. */
export function PageTitle({ parts }: PageTitleProps) {
  return <title>{documentTitle(parts)}</title>;
}

/** Joins the parts that are there, and the product's name. */
function documentTitle(parts: PageTitleProps["parts"]): string {
  return [...parts.filter(Boolean), "Console"].join(" · ");
}
