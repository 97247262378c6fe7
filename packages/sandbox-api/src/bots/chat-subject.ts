import type { JsonObject } from "../json.ts";
import type { RankedProduct } from "../writer/facets.ts";
import type { Language } from "../writer/text/language.ts";

/** What a bot knows of a conversation. */
export interface ChatSubject {
  /** What the visitor has written so far. */
  text: string;
  /** What is known of the person to be given something. */
  persona: JsonObject;
  keywords: readonly string[];
  language: Language;
  /** What the site's feeds hold for it, best first. */
  products: readonly RankedProduct[];
}
