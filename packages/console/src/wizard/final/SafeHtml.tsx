import DOMPurify from "dompurify";
import { useMemo } from "react";
import { articleTags, htmlElements } from "./html-elements.ts";

/** An HTML fragment from the server as elements; what an article may not hold is left out. */
export function SafeHtml({ html }: { readonly html: string }) {
  return useMemo(() => {
    const fragment = DOMPurify.sanitize(html, {
      ALLOWED_TAGS: [...articleTags],
      ALLOWED_ATTR: ["href"],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    return <>{htmlElements(fragment.childNodes)}</>;
  }, [html]);
}
