import type { MediaTable, RefreshTokenTable, SecretTable, UserTable } from "./tables/accounts.ts";
import type {
  AuthorTable,
  BotSettingTable,
  CriteriaTable,
  PageTable,
  SiteFeedTable,
  SiteJobTable,
  SiteTable,
} from "./tables/sites.ts";
import type {
  TranslationKeyTable,
  TranslationStringTable,
  TranslationTable,
} from "./tables/translations.ts";
import type { CatalogueProductTable, FeedTable } from "./tables/catalogue.ts";
import type {
  ArticleTable,
  DebugTable,
  IdeaProductTable,
  IdeaTable,
  PromptTable,
  SectionTable,
} from "./tables/articles.ts";
import type { ChatLogTable, ChatSessionTable, CheckpointTable } from "./tables/chat.ts";

/** Every table of the sandbox's database. */
export interface Database {
  users: UserTable;
  refreshTokens: RefreshTokenTable;
  secrets: SecretTable;
  media: MediaTable;
  sites: SiteTable;
  siteFeeds: SiteFeedTable;
  siteJobs: SiteJobTable;
  authors: AuthorTable;
  pages: PageTable;
  criterias: CriteriaTable;
  botSettings: BotSettingTable;
  translationKeys: TranslationKeyTable;
  translations: TranslationTable;
  translationStrings: TranslationStringTable;
  feeds: FeedTable;
  catalogueProducts: CatalogueProductTable;
  articles: ArticleTable;
  prompts: PromptTable;
  ideas: IdeaTable;
  sections: SectionTable;
  ideaProducts: IdeaProductTable;
  debugs: DebugTable;
  chatSessions: ChatSessionTable;
  chatLogs: ChatLogTable;
  checkpoints: CheckpointTable;
}
