import type { Db } from "../db/open.ts";

/** A prompt with the article and site that it belongs to. */
export interface PromptRow {
  id: number;
  articleId: number;
  siteId: number;
  prompt: string;
  keywords: string[];
}

/** An idea with the prompt, article and site that it belongs to. */
export interface IdeaRow {
  id: number;
  promptId: number;
  articleId: number;
  siteId: number;
  title: string | null;
  keywords: string[];
  prompt: string;
  promptKeywords: string[];
}

/** An article with its site's name. */
export interface ArticleRow {
  id: number;
  siteId: number;
  siteName: string;
  title: string | null;
}

/** Prompts with what they belong to, oldest first. */
export function selectPrompts(db: Db) {
  return db
    .selectFrom("prompts")
    .innerJoin("articles", "articles.id", "prompts.articleId")
    .select([
      "prompts.id",
      "prompts.articleId",
      "articles.siteId",
      "prompts.prompt",
      "prompts.keywords",
    ])
    .orderBy("prompts.id");
}

/** Ideas with what they belong to, oldest first. */
export function selectIdeas(db: Db) {
  return db
    .selectFrom("ideas")
    .innerJoin("prompts", "prompts.id", "ideas.promptId")
    .innerJoin("articles", "articles.id", "prompts.articleId")
    .select([
      "ideas.id",
      "ideas.promptId",
      "prompts.articleId",
      "articles.siteId",
      "ideas.title",
      "ideas.keywords",
      "prompts.prompt",
      "prompts.keywords as promptKeywords",
    ])
    .orderBy("ideas.id");
}

/** An article by its id, or undefined. */
export function findArticle(db: Db, id: number): Promise<ArticleRow | undefined> {
  return db
    .selectFrom("articles")
    .innerJoin("sites", "sites.id", "articles.siteId")
    .select(["articles.id", "articles.siteId", "sites.name as siteName", "articles.title"])
    .where("articles.id", "=", id)
    .executeTakeFirst();
}
