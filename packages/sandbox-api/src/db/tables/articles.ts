import type { ColumnType, Generated } from "kysely";
import type { JsonObject, JsonValue } from "../../json.ts";
import type { Defaulted, Json, Stamp } from "./columns.ts";

/** The texts of an article as they are stored: HTML fragments, already sanitised. */
export interface StoredContent {
  title: string | null;
  introduction: string | null;
  sections: { sectionId: number | null; title: string | null; body: string | null }[] | null;
  conclusion: string | null;
}

/** An article and what the wizard has made of it. */
export interface ArticleTable {
  id: Generated<number>;
  siteId: number;
  title: string | null;
  hasGeneratedArticle: Defaulted<boolean>;
  hasSections: Defaulted<boolean>;
  hasGeneratedDescriptions: Defaulted<boolean>;
  hasProducts: Defaulted<boolean>;
  content: ColumnType<StoredContent | null, string | null | undefined, string | null>;
  image: string | null;
  createdAt: Stamp;
  updatedAt: Stamp;
}

/** What an operator asks for. */
export interface PromptTable {
  id: Generated<number>;
  articleId: number;
  prompt: string;
  keywords: Defaulted<string[]>;
  createdAt: Stamp;
  updatedAt: Stamp;
}

/** A gift idea. */
export interface IdeaTable {
  id: Generated<number>;
  promptId: number;
  title: string | null;
  keywords: Defaulted<string[]>;
  createdAt: Stamp;
  updatedAt: Stamp;
}

/** A part of an article. */
export interface SectionTable {
  id: Generated<number>;
  articleId: number;
  title: string;
  type: string;
  criteriaMin: number;
  criteriaMax: number;
  position: number;
  createdAt: Stamp;
  updatedAt: Stamp;
}

/** A product found for an idea. */
export interface IdeaProductTable {
  id: Generated<number>;
  ideaId: number;
  /** The product it was copied from; null once an import has replaced that product. */
  catalogueProductId: number | null;
  title: string;
  /** True means selected. */
  status: Defaulted<boolean>;
  sectionId: number | null;
  sectionPriority: number | null;
  description: string | null;
  descriptionSource: "ai" | "edited" | null;
  price: number | null;
  currency: string | null;
  image: string | null;
  url: string | null;
  brand: string | null;
  category: string | null;
  createdAt: Stamp;
  updatedAt: Stamp;
}

/** One call to an AI bot. */
export interface DebugTable {
  id: Generated<number>;
  bot: string;
  articleId: number | null;
  request: Json<JsonObject>;
  response: ColumnType<JsonValue, string | null | undefined, string | null>;
  durationMs: number | null;
  promptTokens: number | null;
  completionTokens: number | null;
  createdAt: Stamp;
}
