/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { JsonValue } from '../json.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Edited texts. Null clears one, an absent one stays; the list of sections is replaced whole. */
export type ArticleContentSaveInput = {
  /** HTML fragment. */
  conclusion?: string | null | undefined;
  /** HTML fragment. */
  introduction?: string | null | undefined;
  /** Texts of the sections, in reading order. */
  sections?: Array<ArticleSectionSaveInput> | null | undefined;
  /** Headline, plain text. */
  title?: string | null | undefined;
};

/** Where the article's image comes from. */
export type ArticleImagePatchInput = {
  /** URL of the image, absolute or from the host's root. Null clears it; left out, imagix renders one. */
  image?: string | null | undefined;
};

/** Changes to an article's flags and title. */
export type ArticlePatchInput = {
  hasGeneratedArticle?: boolean | null | undefined;
  hasGeneratedDescriptions?: boolean | null | undefined;
  hasProducts?: boolean | null | undefined;
  hasSections?: boolean | null | undefined;
  /** Null clears it. */
  title?: string | null | undefined;
};

/** Edited text of one section. */
export type ArticleSectionSaveInput = {
  /** HTML fragment. */
  body?: string | null | undefined;
  /** Section that the text belongs to. */
  sectionId?: number | null | undefined;
  /** Heading, plain text. */
  title?: string | null | undefined;
};

/** A new author. */
export type AuthorCreateInput = {
  /** URL of the portrait. */
  avatar?: string | null | undefined;
  /** Short biography, plain text. */
  bio?: string | null | undefined;
  name: string;
};

/** Changes to an author. */
export type AuthorPatchInput = {
  /** URL of the portrait. */
  avatar?: string | null | undefined;
  /** Short biography, plain text. */
  bio?: string | null | undefined;
  name?: string | null | undefined;
};

/** A new bot setting. */
export type BotSettingCreateInput = {
  /** Provider that the bot asks when the first one fails. */
  backupProvider?: string | null | undefined;
  /** Name of the bot, one of `bots`. */
  bot: string;
  /** Provider that the bot asks first, one of `providers`. */
  defaultProvider: string;
  /** A map whose keys the API does not fix. */
  settings?: JsonValue | null | undefined;
};

/** Changes to a bot setting. */
export type BotSettingPatchInput = {
  /** Provider that the bot asks when the first one fails. */
  backupProvider?: string | null | undefined;
  /** Name of the bot, one of `bots`. */
  bot?: string | null | undefined;
  /** Provider that the bot asks first, one of `providers`. */
  defaultProvider?: string | null | undefined;
  /** A map whose keys the API does not fix. */
  settings?: JsonValue | null | undefined;
};

/** Range of prices, both ends included. */
export type BudgetInput = {
  /** Highest price, in major units of the product's currency. Null means no upper end. */
  max?: number | null | undefined;
  /** Lowest price, in major units of the product's currency. Null means no lower end. */
  min?: number | null | undefined;
};

/** What to search for. A product that matches a negative keyword is left out. */
export type ElasticSearchPayloadInput = {
  budget?: BudgetInput | null | undefined;
  /** Words to find in the category. */
  categoryKeywords?: Array<string> | null | undefined;
  /** Words to find in the description. */
  descriptionKeywords?: Array<string> | null | undefined;
  /** Words that must not be in the category. */
  negativeCategoryKeywords?: Array<string> | null | undefined;
  /** Words that must not be in the description. */
  negativeDescriptionKeywords?: Array<string> | null | undefined;
  /** Words that must not be in the title. */
  negativeTitleKeywords?: Array<string> | null | undefined;
  /** Weights, as numbers, by the name of the keyword list, such as `titleKeywords`. */
  scores?: JsonValue | null | undefined;
  /** Site whose feeds are searched. An unknown one is a violation. */
  siteId: number;
  /** Words to find in the title. */
  titleKeywords?: Array<string> | null | undefined;
};

/** A new feed. */
export type FeedCreateInput = {
  /** Unique short name of the feed. */
  code: string;
  /** ISO 3166-1 alpha-2 code of the country whose sites the feed serves. */
  country?: string | null | undefined;
  name: string;
  /** For example `active`. */
  status?: string | null | undefined;
  /** Where the import fetches the feed. */
  url?: string | null | undefined;
};

/** Changes to a feed. */
export type FeedPatchInput = {
  /** Unique short name of the feed. */
  code?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code of the country whose sites the feed serves. */
  country?: string | null | undefined;
  name?: string | null | undefined;
  /** For example `active`. */
  status?: string | null | undefined;
  /** Where the import fetches the feed. */
  url?: string | null | undefined;
};

/** The prompt to write ideas for. */
export type IdeaGenerationInput = {
  /** Identifier of the prompt. An unknown one is a violation. */
  promptId: number;
};

/** The keywords of one idea. */
export type IdeaKeywordsPatchInput = {
  /** Identifier of the idea. An unknown one is a violation. */
  ideaId: number;
  /** The whole list; an empty one clears it. */
  keywords: Array<string>;
};

/** Changes to an idea. */
export type IdeaPatchInput = {
  /** The whole list; null clears it. */
  keywords?: Array<string> | null | undefined;
  title?: string | null | undefined;
};

/** Changes to one product of the idea. */
export type IdeaProductChangeInput = {
  /** HTML fragment; a given one counts as edited. Null clears it. */
  description?: string | null | undefined;
  /** Identifier of the product. One that is not the idea's is a violation. */
  id: number;
  /** Section of the same article. Null takes the product out of its section. */
  sectionId?: number | null | undefined;
  /** Rank within its section; 1 comes first. Null clears it. */
  sectionPriority?: number | null | undefined;
  /** True selects the product. */
  status?: boolean | null | undefined;
  title?: string | null | undefined;
};

/** Changes to several products of one idea. */
export type IdeaProductsPatchInput = {
  /** Identifier of the idea. An unknown one is a violation. */
  ideaId: number;
  ideaProducts: Array<IdeaProductChangeInput>;
};

/** The prompt to extract keywords from. */
export type KeywordGenerationInput = {
  /** Identifier of the prompt. An unknown one is a violation. */
  promptId: number;
};

/** What an operator signs in with. */
export type LoginCredentialsInput = {
  password: string;
  username: string;
};

/** The idea to find products for. */
export type ProductGenerationInput = {
  /** Identifier of the idea. An unknown one is a violation. */
  ideaId: number;
};

/** Whether one product is selected. */
export type ProductStatusInput = {
  /** The product's identifier, as a string of digits. An unknown one is a violation. */
  id: string;
  /** True selects the product. */
  status: boolean;
};

/** Which products are selected and which are not. */
export type ProductStatusUpdateInput = {
  products: Array<ProductStatusInput>;
};

/** A new prompt of an article. */
export type PromptCreateInput = {
  /** Article that the prompt belongs to. An unknown one is a violation. */
  articleId: number;
  prompt: string;
};

/** Changes to a prompt. */
export type PromptPatchInput = {
  /** The whole list; null clears it. */
  keywords?: Array<string> | null | undefined;
  prompt?: string | null | undefined;
};

/** What renews an access token. */
export type RefreshRequestInput = {
  /** The refresh token that the login returned. */
  refresh_token: string;
};

/** A product's place in a section. */
export type SectionAssignmentInput = {
  /** Identifier of the product. One that is not the article's is a violation. */
  id: number;
  /** Rank within the section; 1 comes first. */
  sectionPriority: number;
};

/** Changes to one section of the article. */
export type SectionChangeInput = {
  criteria?: SectionCriteriaPatchInput | null | undefined;
  /** Identifier of the section. One that is not the article's is a violation. */
  id: number;
  /** All products that the section has from now on. Left out, they stay. */
  ideaProducts?: Array<SectionAssignmentInput> | null | undefined;
  /** Place within the article, from 1. */
  position?: number | null | undefined;
  title?: string | null | undefined;
  /** Kind of the section, such as `theme` or `budget`. */
  type?: string | null | undefined;
};

/** How many products the section wants. A minimum above the maximum is a violation. */
export type SectionCriteriaPatchInput = {
  /** Most products. */
  max?: number | null | undefined;
  /** Fewest products. */
  min?: number | null | undefined;
};

/** Changes to a section. */
export type SectionPatchInput = {
  criteria?: SectionCriteriaPatchInput | null | undefined;
  /** Place within the article, from 1. */
  position?: number | null | undefined;
  title?: string | null | undefined;
  /** Kind of the section, such as `theme` or `budget`. */
  type?: string | null | undefined;
};

/** Changes to several sections of one article. */
export type SectionsPatchInput = {
  /** Identifier of the article. An unknown one is a violation. */
  articleId: number;
  sections: Array<SectionChangeInput>;
};

/** A new site. */
export type SiteCreateInput = {
  /** Host name under which the site is served, without scheme. */
  domain?: string | null | undefined;
  name: string;
  settingsSite?: SiteSettingsPatchInput | null | undefined;
  /** `live` for a site that visitors see. */
  status?: string | null | undefined;
};

/** Changes to a site. */
export type SitePatchInput = {
  /** Host name under which the site is served, without scheme. */
  domain?: string | null | undefined;
  name?: string | null | undefined;
  settingsSite?: SiteSettingsPatchInput | null | undefined;
  /** `live` for a site that visitors see. */
  status?: string | null | undefined;
};

/** Settings to store for a site. */
export type SiteSettingsPatchInput = {
  /** ISO 3166-1 alpha-2 code of the country. */
  country?: string | null | undefined;
  /** A map whose keys the API does not fix. */
  metadata?: JsonValue | null | undefined;
};

/** Images of a site; at least one. */
export type SiteUploadInput = {
  /** PNG or ICO. */
  favicon?: File | null | undefined;
  /** PNG, JPEG or WebP. */
  heroImage?: File | null | undefined;
  /** PNG, JPEG or WebP. */
  logo?: File | null | undefined;
};

/** A new translation. */
export type TranslationCreateInput = {
  /** Identifier of the translation key. */
  keyId: number;
  /** Identifier of the site; null or absent for all sites. */
  siteId?: number | null | undefined;
  /** One per locale. */
  strings: Array<TranslationTextInput>;
};

/** A new translation key. */
export type TranslationKeyCreateInput = {
  /** Where the text is shown. */
  description?: string | null | undefined;
  /** Name by which the sites look the text up. */
  key: string;
};

/** Changes to a translation key. */
export type TranslationKeyPatchInput = {
  /** Where the text is shown. */
  description?: string | null | undefined;
  /** Name by which the sites look the text up. */
  key?: string | null | undefined;
};

/** Changes to a translation. */
export type TranslationPatchInput = {
  /** Identifier of the translation key. */
  keyId?: number | null | undefined;
  /** Identifier of the site; null for all sites. */
  siteId?: number | null | undefined;
  /** One per locale; replaces all strings. */
  strings?: Array<TranslationTextInput> | null | undefined;
};

/** A text to store for one locale. */
export type TranslationTextInput = {
  /** BCP 47 tag or POSIX locale, such as `pt`, `pt-BR` or `pt_BR`. */
  locale: string;
  localizedText: string;
};

export type ArticlePicturesQueryVariables = Exact<{
  id: number;
}>;


export type ArticlePicturesQuery = { article: { id: number, title: string | null, image: string | null } | null };

export type CreateArticleMutationVariables = Exact<{
  siteId: number;
}>;


export type CreateArticleMutation = { createArticle: { id: number } | null };

export type UpdateArticleMutationVariables = Exact<{
  id: number;
  input: ArticlePatchInput;
}>;


export type UpdateArticleMutation = { updateArticle: { id: number } | null };

export type DeleteArticleMutationVariables = Exact<{
  id: number;
}>;


export type DeleteArticleMutation = { deleteArticle: string | null };

export type SiteArticlesQueryVariables = Exact<{
  siteId: number;
  page: number;
}>;


export type SiteArticlesQuery = { articles: { totalItems: number, member: Array<{ id: number, title: string | null, hasProducts: boolean, hasSections: boolean, hasGeneratedDescriptions: boolean, hasGeneratedArticle: boolean, updatedAt: string | null }> } | null };

export type LoginMutationVariables = Exact<{
  input: LoginCredentialsInput;
}>;


export type LoginMutation = { login: { token: string, refresh_token: string } | null };

export type RefreshTokenMutationVariables = Exact<{
  input: RefreshRequestInput;
}>;


export type RefreshTokenMutation = { refreshToken: { token: string } | null };

export type SiteAuthorsQueryVariables = Exact<{
  siteId: number;
}>;


export type SiteAuthorsQuery = { authors: { member: Array<{ id: number, name: string, bio: string | null, avatar: string | null }> } | null };

export type CreateAuthorMutationVariables = Exact<{
  siteId: number;
  input: AuthorCreateInput;
}>;


export type CreateAuthorMutation = { createAuthor: { id: number } | null };

export type UpdateAuthorMutationVariables = Exact<{
  id: number;
  input: AuthorPatchInput;
}>;


export type UpdateAuthorMutation = { updateAuthor: { id: number } | null };

export type DeleteAuthorMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAuthorMutation = { deleteAuthor: string | null };

export type BotSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BotSettingsQuery = { botSettings: { member: Array<{ id: number, bot: string, defaultProvider: string, backupProvider: string | null, settings: JsonValue }> } | null, bots: { member: Array<string> } | null, botProviders: { member: Array<string> } | null };

export type BotSettingQueryVariables = Exact<{
  id: number;
}>;


export type BotSettingQuery = { botSetting: { id: number, bot: string, defaultProvider: string, backupProvider: string | null, settings: JsonValue } | null };

export type CreateBotSettingMutationVariables = Exact<{
  input: BotSettingCreateInput;
}>;


export type CreateBotSettingMutation = { createBotSetting: { id: number } | null };

export type UpdateBotSettingMutationVariables = Exact<{
  id: number;
  input: BotSettingPatchInput;
}>;


export type UpdateBotSettingMutation = { updateBotSetting: { id: number } | null };

export type ForkGiftorixMutationVariables = Exact<{
  siteId: number;
  checkpointId: string;
}>;


export type ForkGiftorixMutation = { giftorixChat: { keywords: Array<string> | null, messages: Array<{ role: string, content: string, checkpointId: string | null }>, ideas: Array<{ title: string | null, description: string | null, keywords: Array<string> | null }> | null, products: Array<{ id: number | null, title: string | null, priority: number | null, price: number | null, currency: string | null }> | null } | null };

export type ForkReplyFragment = { keywords: Array<string> | null, messages: Array<{ role: string, content: string, checkpointId: string | null }>, ideas: Array<{ title: string | null, description: string | null, keywords: Array<string> | null }> | null, products: Array<{ id: number | null, title: string | null, priority: number | null, price: number | null, currency: string | null }> | null };

export type ForkKeywordusMutationVariables = Exact<{
  siteId: number;
  checkpointId: string;
}>;


export type ForkKeywordusMutation = { keywordusChat: { keywords: Array<string> | null, messages: Array<{ role: string, content: string, checkpointId: string | null }>, ideas: Array<{ title: string | null, description: string | null, keywords: Array<string> | null }> | null, products: Array<{ id: number | null, title: string | null, priority: number | null, price: number | null, currency: string | null }> | null } | null };

export type ForkPriorixMutationVariables = Exact<{
  siteId: number;
  checkpointId: string;
}>;


export type ForkPriorixMutation = { priorixChat: { keywords: Array<string> | null, messages: Array<{ role: string, content: string, checkpointId: string | null }>, ideas: Array<{ title: string | null, description: string | null, keywords: Array<string> | null }> | null, products: Array<{ id: number | null, title: string | null, priority: number | null, price: number | null, currency: string | null }> | null } | null };

export type ChatSessionQueryVariables = Exact<{
  siteId: number;
  sid: string;
}>;


export type ChatSessionQuery = { chatSession: { archived: boolean, createdAt: string | null, id: string, persona: JsonValue | null, ideas: Array<{ title: string | null, description: string | null, keywords: Array<string> | null }> | null, conversation: Array<{ role: string, content: string, checkpointId: string | null }> | null } | null, chatSessionLogs: { totalItems: number, member: Array<{ id: number | null, bot: string | null, level: string | null, message: string | null, context: JsonValue | null, createdAt: string | null }> } | null };

export type SessionPartsFragment = { id: string, persona: JsonValue | null, ideas: Array<{ title: string | null, description: string | null, keywords: Array<string> | null }> | null, conversation: Array<{ role: string, content: string, checkpointId: string | null }> | null };

export type SessionFallbackQueryVariables = Exact<{
  siteId: number;
}>;


export type SessionFallbackQuery = { chatSessions: { member: Array<{ id: string, persona: JsonValue | null, ideas: Array<{ title: string | null, description: string | null, keywords: Array<string> | null }> | null, conversation: Array<{ role: string, content: string, checkpointId: string | null }> | null }> } | null };

export type ChatSessionsQueryVariables = Exact<{
  siteId: number;
  page: number;
  items: number;
  archived?: boolean | null | undefined;
}>;


export type ChatSessionsQuery = { chatSessions: { totalItems: number, member: Array<{ id: string, archived: boolean, persona: JsonValue | null, createdAt: string | null, ideas: Array<{ title: string | null }> | null, conversation: Array<{ role: string, content: string }> | null }> } | null };

export type ArchiveSessionMutationVariables = Exact<{
  siteId: number;
  sid: string;
}>;


export type ArchiveSessionMutation = { archiveChatSession: { id: string, archived: boolean } | null };

export type UnarchiveSessionMutationVariables = Exact<{
  siteId: number;
  sid: string;
}>;


export type UnarchiveSessionMutation = { unarchiveChatSession: { id: string, archived: boolean } | null };

export type DebugCallQueryVariables = Exact<{
  articleId: number;
  page: number;
  itemsPerPage: number;
}>;


export type DebugCallQuery = { debugs: { member: Array<{ id: number, request: JsonValue | null, response: JsonValue | null }> } | null };

export type DebugsQueryVariables = Exact<{
  articleId: number;
  page: number;
  itemsPerPage: number;
}>;


export type DebugsQuery = { debugs: { totalItems: number, member: Array<{ id: number, bot: string, model: string | null, temperature: number | null, promptTokens: number | null, completionTokens: number | null, durationMs: number | null, createdAt: string | null, article: { id: number } | null }> } | null };

export type ElasticSearchQueryVariables = Exact<{
  input: ElasticSearchPayloadInput;
  page: number;
  itemsPerPage: number;
}>;


export type ElasticSearchQuery = { elasticProducts: { totalItems: number, member: Array<{ id: number, title: string | null, price: number | null, currency: string | null, brand: string | null, category: string | null, url: string | null, image: string | null, score: number | null }> } | null, elasticQuery: { query: JsonValue } | null };

export type FeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedsQuery = { feeds: { totalItems: number, member: Array<{ id: number, name: string, code: string, status: string, country: string | null, url: string | null, productCount: number | null, importedAt: string | null }> } | null };

export type FeedImportReportFragment = { total: number | null, imported: number | null, rejected: number | null, format: string | null, rowErrorsTruncated: boolean | null, feed: { id: number, name: string } | null, rowErrors: Array<{ line: number, message: string }> | null };

export type ImportFeedMutationVariables = Exact<{
  id: number;
}>;


export type ImportFeedMutation = { importFeed: { total: number | null, imported: number | null, rejected: number | null, format: string | null, rowErrorsTruncated: boolean | null, feed: { id: number, name: string } | null, rowErrors: Array<{ line: number, message: string }> | null } | null };

export type UploadFeedFileMutationVariables = Exact<{
  file: File;
}>;


export type UploadFeedFileMutation = { uploadFeedFile: { total: number | null, imported: number | null, rejected: number | null, format: string | null, rowErrorsTruncated: boolean | null, feed: { id: number, name: string } | null, rowErrors: Array<{ line: number, message: string }> | null } | null };

export type CreateFeedMutationVariables = Exact<{
  input: FeedCreateInput;
}>;


export type CreateFeedMutation = { createFeed: { id: number } | null };

export type UpdateFeedMutationVariables = Exact<{
  id: number;
  input: FeedPatchInput;
}>;


export type UpdateFeedMutation = { updateFeed: { id: number } | null };

export type ImobiliarixQueryVariables = Exact<{ [key: string]: never; }>;


export type ImobiliarixQuery = { botSettings: { member: Array<{ id: number, bot: string, defaultProvider: string, backupProvider: string | null, settings: JsonValue }> } | null, botProviders: { member: Array<string> } | null, sites: { member: Array<{ id: number, name: string, status: string, settingsSite: { country: string | null } }> } | null, articles: { member: Array<{ id: number, title: string | null, hasProducts: boolean, hasSections: boolean, hasGeneratedDescriptions: boolean, hasGeneratedArticle: boolean, updatedAt: string | null, site: { id: number } }> } | null };

export type UpdateTranslationStringMutationVariables = Exact<{
  id: number;
  localizedText: string;
}>;


export type UpdateTranslationStringMutation = { updateTranslationString: { id: number } | null };

export type ReplaceTranslationStringsMutationVariables = Exact<{
  id: number;
  strings: Array<TranslationTextInput> | TranslationTextInput;
}>;


export type ReplaceTranslationStringsMutation = { updateTranslation: { id: number } | null };

export type AddSiteTranslationMutationVariables = Exact<{
  input: TranslationCreateInput;
}>;


export type AddSiteTranslationMutation = { createTranslation: { id: number } | null };

export type RemoveSiteTranslationMutationVariables = Exact<{
  id: number;
}>;


export type RemoveSiteTranslationMutation = { deleteTranslation: string | null };

export type SiteLocalizationQueryVariables = Exact<{
  siteId: number;
}>;


export type SiteLocalizationQuery = { translations: { member: Array<{ id: number, key: { id: number }, strings: Array<{ id: number, locale: string, localizedText: string }> }> } | null, translationKeys: { member: Array<{ id: number, key: string, description: string | null }> } | null, site: { id: number, settingsSite: { metadata: JsonValue } } | null };

export type GenerateSiteTranslationsMutationVariables = Exact<{
  siteId: number;
}>;


export type GenerateSiteTranslationsMutation = { generateSiteTranslations: { totalItems: number } | null };

export type SitePagesQueryVariables = Exact<{
  siteId: number;
}>;


export type SitePagesQuery = { pages: { member: Array<{ id: number, title: string, slug: string, status: string }> } | null };

export type CreateSiteMutationVariables = Exact<{
  input: SiteCreateInput;
}>;


export type CreateSiteMutation = { createSite: { id: number } | null };

export type RedeploySiteMutationVariables = Exact<{
  id: number;
}>;


export type RedeploySiteMutation = { redeploySite: { status: string | null } | null };

export type SendSiteSettingsMutationVariables = Exact<{
  id: number;
}>;


export type SendSiteSettingsMutation = { sendSiteSettings: { status: string | null } | null };

export type SiteFeedsQueryVariables = Exact<{
  siteId: number;
}>;


export type SiteFeedsQuery = { siteFeeds: { member: Array<{ id: number, name: string, code: string, status: string, country: string | null, productCount: number | null, importedAt: string | null }> } | null, site: { id: number, settingsSite: { country: string | null } } | null };

export type FeedCandidatesQueryVariables = Exact<{
  country: string;
  hasCountry: boolean;
}>;


export type FeedCandidatesQuery = { feedsByCountry?: { member: Array<{ id: number, name: string, code: string, country: string | null, productCount: number | null }> } | null, feedsByCode: { member: Array<{ code: string, feeds: Array<{ id: number, name: string, code: string, country: string | null, productCount: number | null }> }> } | null };

export type UpdateSiteFeedsMutationVariables = Exact<{
  siteId: number;
  feeds: Array<number> | number;
}>;


export type UpdateSiteFeedsMutation = { updateSiteFeeds: { totalItems: number } | null };

export type PublishSiteMutationVariables = Exact<{
  id: number;
}>;


export type PublishSiteMutation = { publishSite: { id: number, status: string } | null };

export type UnpublishSiteMutationVariables = Exact<{
  id: number;
}>;


export type UnpublishSiteMutation = { unpublishSite: { id: number, status: string } | null };

export type DeleteSiteMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSiteMutation = { deleteSite: string | null };

export type UploadSiteImagesMutationVariables = Exact<{
  id: number;
  input: SiteUploadInput;
}>;


export type UploadSiteImagesMutation = { uploadSiteFiles: { id: number } | null };

export type SiteSettingsQueryVariables = Exact<{
  id: number;
}>;


export type SiteSettingsQuery = { site: { id: number, name: string, status: string, domain: string | null, logo: string | null, heroImage: string | null, favicon: string | null, settingsSite: { country: string | null, metadata: JsonValue } } | null };

export type UpdateSiteMutationVariables = Exact<{
  id: number;
  input: SitePatchInput;
}>;


export type UpdateSiteMutation = { updateSite: { id: number } | null };

export type UpdateSiteMetadataMutationVariables = Exact<{
  id: number;
  metadata: JsonValue;
}>;


export type UpdateSiteMetadataMutation = { updateSiteMetadata: { id: number } | null };

export type SitesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitesQuery = { sites: { totalItems: number, member: Array<{ id: number, name: string, status: string, domain: string | null, updatedAt: string | null, settingsSite: { country: string | null } }> } | null };

export type SiteTopicsQueryVariables = Exact<{
  siteId: number;
}>;


export type SiteTopicsQuery = { criterias: { member: Array<{ id: number, name: string, slug: string }> } | null };

export type TranslationsQueryVariables = Exact<{
  siteId?: number | null | undefined;
}>;


export type TranslationsQuery = { translations: { member: Array<{ id: number, key: { id: number, key: string }, site: { id: number } | null, strings: Array<{ id: number, locale: string, localizedText: string }> }> } | null, translationKeys: { member: Array<{ id: number, key: string, description: string | null }> } | null, sites: { member: Array<{ id: number, name: string }> } | null };

export type TranslationQueryVariables = Exact<{
  id: number;
}>;


export type TranslationQuery = { translation: { id: number, key: { id: number, key: string }, site: { id: number } | null, strings: Array<{ locale: string, localizedText: string }> } | null };

export type CreateTranslationMutationVariables = Exact<{
  input: TranslationCreateInput;
}>;


export type CreateTranslationMutation = { createTranslation: { id: number } | null };

export type UpdateTranslationMutationVariables = Exact<{
  id: number;
  input: TranslationPatchInput;
}>;


export type UpdateTranslationMutation = { updateTranslation: { id: number } | null };

export type DeleteTranslationMutationVariables = Exact<{
  id: number;
}>;


export type DeleteTranslationMutation = { deleteTranslation: string | null };

export type CreateTranslationKeyMutationVariables = Exact<{
  input: TranslationKeyCreateInput;
}>;


export type CreateTranslationKeyMutation = { createTranslationKey: { id: number } | null };

export type UpdateTranslationKeyMutationVariables = Exact<{
  id: number;
  input: TranslationKeyPatchInput;
}>;


export type UpdateTranslationKeyMutation = { updateTranslationKey: { id: number } | null };

export type DeleteTranslationKeyMutationVariables = Exact<{
  id: number;
}>;


export type DeleteTranslationKeyMutation = { deleteTranslationKey: string | null };

export type CreatePromptMutationVariables = Exact<{
  input: PromptCreateInput;
}>;


export type CreatePromptMutation = { createPrompt: { id: number, prompt: string, keywords: Array<string> | null, updatedAt: string | null } | null };

export type UpdatePromptMutationVariables = Exact<{
  id: number;
  input: PromptPatchInput;
}>;


export type UpdatePromptMutation = { updatePrompt: { id: number, prompt: string, keywords: Array<string> | null, updatedAt: string | null } | null };

export type ReadPromptsQueryVariables = Exact<{
  articleId: number;
}>;


export type ReadPromptsQuery = { article: { id: number, prompts: { member: Array<{ id: number, prompt: string, keywords: Array<string> | null, updatedAt: string | null }> } | null } | null };

export type ClearKeywordsMutationVariables = Exact<{
  id: number;
}>;


export type ClearKeywordsMutation = { deletePromptKeywords: string | null };

export type GenerateKeywordsMutationVariables = Exact<{
  input: KeywordGenerationInput;
}>;


export type GenerateKeywordsMutation = { generateKeywords: { id: number, prompt: string, keywords: Array<string> | null, updatedAt: string | null } | null };

export type GenerateIdeasMutationVariables = Exact<{
  input: IdeaGenerationInput;
}>;


export type GenerateIdeasMutation = { generateIdeas: { member: Array<{ id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null };

export type GenerateMoreIdeasMutationVariables = Exact<{
  input: IdeaGenerationInput;
}>;


export type GenerateMoreIdeasMutation = { generateAdditionalIdeas: { member: Array<{ id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null };

export type UpdateIdeaMutationVariables = Exact<{
  id: number;
  input: IdeaPatchInput;
}>;


export type UpdateIdeaMutation = { updateIdea: { id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> } | null };

export type UpdateIdeaKeywordsMutationVariables = Exact<{
  input: IdeaKeywordsPatchInput;
}>;


export type UpdateIdeaKeywordsMutation = { updateIdeaKeywords: { id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> } | null };

export type DeleteIdeaMutationVariables = Exact<{
  id: number;
}>;


export type DeleteIdeaMutation = { deleteIdea: string | null };

export type FindProductsMutationVariables = Exact<{
  input: ProductGenerationInput;
}>;


export type FindProductsMutation = { generateIdeaProducts: { member: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> } | null };

export type RegenerateProductsMutationVariables = Exact<{
  id: number;
}>;


export type RegenerateProductsMutation = { regenerateIdeaProducts: { id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> } | null };

export type FindAllProductsMutationVariables = Exact<{
  id: number;
}>;


export type FindAllProductsMutation = { generateArticleProducts: { member: Array<{ id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null };

export type UpdateProductStatusesMutationVariables = Exact<{
  input: ProductStatusUpdateInput;
}>;


export type UpdateProductStatusesMutation = { updateProductStatuses: { totalItems: number } | null };

export type UpdateIdeaProductsMutationVariables = Exact<{
  input: IdeaProductsPatchInput;
}>;


export type UpdateIdeaProductsMutation = { updateIdeaProducts: { member: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> } | null };

export type DeleteProductMutationVariables = Exact<{
  id: number;
}>;


export type DeleteProductMutation = { deleteProduct: string | null };

export type CurateIdeasMutationVariables = Exact<{
  id: number;
}>;


export type CurateIdeasMutation = { curateIdeas: { member: Array<{ id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null };

export type CurateProductsMutationVariables = Exact<{
  id: number;
}>;


export type CurateProductsMutation = { curateProducts: { member: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> } | null };

export type ComposeQueryVariables = Exact<{
  articleId: number;
}>;


export type ComposeQuery = { article: { title: string | null, id: number, hasGeneratedArticle: boolean, prompts: { member: Array<{ id: number, prompt: string, keywords: Array<string> | null, updatedAt: string | null, ideas: { member: Array<{ id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null, id: number, title: string, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null }> } | null, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, sections: Array<{ body: string | null }> | null } | null, sections: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null } | null };

export type ComposePromptFragment = { id: number, prompt: string, keywords: Array<string> | null, updatedAt: string | null };

export type ComposeIdeaFragment = { id: number, title: string | null, keywords: Array<string> | null, updatedAt: string | null, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> };

export type ComposeProductFragment = { id: number, title: string, status: boolean, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null };

export type ProductDetailsQueryVariables = Exact<{
  id: number;
}>;


export type ProductDetailsQuery = { ideaProduct: { id: number, title: string, status: boolean, description: string | null, descriptionSource: string | null, price: number | null, currency: string | null, image: string | null, url: string | null, brand: string | null, category: string | null, updatedAt: string | null } | null };

export type FinishArticleMutationVariables = Exact<{
  id: number;
  flags: ArticlePatchInput;
}>;


export type FinishArticleMutation = { updateArticle: { hasProducts: boolean, hasSections: boolean, hasGeneratedDescriptions: boolean, id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, content: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null } | null };

export type RenderBannerMutationVariables = Exact<{
  id: number;
}>;


export type RenderBannerMutation = { generateBanner: { contentType: string, base64: string, size: number } | null };

export type FinalQueryVariables = Exact<{
  articleId: number;
}>;


export type FinalQuery = { article: { hasProducts: boolean, hasSections: boolean, hasGeneratedDescriptions: boolean, title: string | null, id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, prompts: { member: Array<{ ideas: { member: Array<{ ideaProducts: Array<{ id: number, status: boolean, sectionPriority: number | null, description: string | null }> }> } | null }> } | null, sections: { member: Array<{ id: number, title: string, criteria: { min: number }, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, title: string | null, sections: Array<{ body: string | null, sectionId: number | null, title: string | null }> | null } | null } | null };

export type WriteArticleTextsMutationVariables = Exact<{
  id: number;
  full?: boolean | null | undefined;
}>;


export type WriteArticleTextsMutation = { generateArticle: { title: string | null, id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, writtenByBot: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null, sections: { member: Array<{ id: number, title: string, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, title: string | null, sections: Array<{ body: string | null, sectionId: number | null, title: string | null }> | null } | null, prompts: { member: Array<{ ideas: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null }> } | null } | null };

export type ReadArticleTextsQueryVariables = Exact<{
  id: number;
}>;


export type ReadArticleTextsQuery = { article: { id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, content: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null } | null };

export type SaveArticleTextsMutationVariables = Exact<{
  id: number;
  content: ArticleContentSaveInput;
}>;


export type SaveArticleTextsMutation = { saveArticle: { id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, content: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null } | null };

export type SetArticleImageMutationVariables = Exact<{
  id: number;
  input: ArticleImagePatchInput;
}>;


export type SetArticleImageMutation = { generateArticleImage: { id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, content: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null } | null };

export type FineTuneQueryVariables = Exact<{
  articleId: number;
}>;


export type FineTuneQuery = { article: { title: string | null, id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, writtenByBot: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null, sections: { member: Array<{ id: number, title: string, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, title: string | null, sections: Array<{ body: string | null, sectionId: number | null, title: string | null }> | null } | null, prompts: { member: Array<{ ideas: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null }> } | null } | null };

export type FineTuneArticleFragment = { title: string | null, id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, writtenByBot: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null, sections: { member: Array<{ id: number, title: string, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, title: string | null, sections: Array<{ body: string | null, sectionId: number | null, title: string | null }> | null } | null, prompts: { member: Array<{ ideas: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null }> } | null };

export type ArticleTextsFragment = { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null };

export type WrittenArticleFragment = { id: number, hasGeneratedArticle: boolean, image: string | null, updatedAt: string | null, content: { title: string | null, introduction: string | null, conclusion: string | null, sections: Array<{ sectionId: number | null, title: string | null, body: string | null }> | null } | null };

export type WizardFrameFragment = { title: string | null, id: number, hasGeneratedArticle: boolean, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, sections: Array<{ body: string | null }> | null } | null, prompts: { member: Array<{ ideas: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null }> } | null, sections: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null };

export type RenameArticleMutationVariables = Exact<{
  id: number;
  input: ArticlePatchInput;
}>;


export type RenameArticleMutation = { updateArticle: { id: number, title: string | null } | null };

export type DescribeIdeaMutationVariables = Exact<{
  ideaId: number;
}>;


export type DescribeIdeaMutation = { generateProductDescriptions: { member: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, descriptionSource: string | null, brand: string | null, price: number | null, currency: string | null, image: string | null, updatedAt: string | null }> } | null };

export type DescribeArticleMutationVariables = Exact<{
  id: number;
  all?: number | null | undefined;
}>;


export type DescribeArticleMutation = { generateDescriptions: { member: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, descriptionSource: string | null, brand: string | null, price: number | null, currency: string | null, image: string | null, updatedAt: string | null }> } | null };

export type CurateDescriptionsMutationVariables = Exact<{
  id: number;
}>;


export type CurateDescriptionsMutation = { curateDescriptions: { member: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, descriptionSource: string | null, brand: string | null, price: number | null, currency: string | null, image: string | null, updatedAt: string | null }> } | null };

export type ReadDescriptionQueryVariables = Exact<{
  id: number;
}>;


export type ReadDescriptionQuery = { ideaProduct: { id: number, description: string | null, updatedAt: string | null } | null };

export type SaveDescriptionMutationVariables = Exact<{
  id: number;
  description?: string | null | undefined;
}>;


export type SaveDescriptionMutation = { updateProduct: { id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, descriptionSource: string | null, brand: string | null, price: number | null, currency: string | null, image: string | null, updatedAt: string | null } | null };

export type FlagDescriptionsMutationVariables = Exact<{
  id: number;
  hasGeneratedDescriptions: boolean;
}>;


export type FlagDescriptionsMutation = { updateArticle: { id: number, hasGeneratedDescriptions: boolean } | null };

export type DescribeQueryVariables = Exact<{
  articleId: number;
}>;


export type DescribeQuery = { article: { hasGeneratedDescriptions: boolean, title: string | null, id: number, hasGeneratedArticle: boolean, prompts: { member: Array<{ ideas: { member: Array<{ id: number, title: string | null, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null, id: number, title: string, sectionId: number | null, descriptionSource: string | null, brand: string | null, price: number | null, currency: string | null, image: string | null, updatedAt: string | null }> }> } | null }> } | null, sections: { member: Array<{ id: number, title: string, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, sections: Array<{ body: string | null }> | null } | null } | null };

export type DescribedProductFragment = { id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, descriptionSource: string | null, brand: string | null, price: number | null, currency: string | null, image: string | null, updatedAt: string | null };

export type GenerateSectionsMutationVariables = Exact<{
  id: number;
}>;


export type GenerateSectionsMutation = { generateSections: { member: Array<{ id: number, title: string, type: string, position: number | null, criteria: { min: number, max: number }, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null };

export type PopulateSectionsMutationVariables = Exact<{
  id: number;
}>;


export type PopulateSectionsMutation = { populateSections: { member: Array<{ id: number, title: string, type: string, position: number | null, criteria: { min: number, max: number }, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null };

export type ReadSectionsQueryVariables = Exact<{
  articleId: number;
}>;


export type ReadSectionsQuery = { article: { id: number, sections: { member: Array<{ id: number, title: string, type: string, position: number | null, criteria: { min: number, max: number }, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null } | null };

export type UpdateSectionsMutationVariables = Exact<{
  input: SectionsPatchInput;
}>;


export type UpdateSectionsMutation = { updateSections: { member: Array<{ id: number, title: string, type: string, position: number | null, criteria: { min: number, max: number }, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null };

export type UpdateSectionMutationVariables = Exact<{
  id: number;
  input: SectionPatchInput;
}>;


export type UpdateSectionMutation = { updateSection: { id: number, title: string, type: string, position: number | null, criteria: { min: number, max: number }, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> } | null };

export type PrioritizeQueryVariables = Exact<{
  articleId: number;
}>;


export type PrioritizeQuery = { article: { title: string | null, id: number, hasGeneratedArticle: boolean, prompts: { member: Array<{ ideas: { member: Array<{ id: number, title: string | null, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null, id: number, title: string, sectionId: number | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> }> } | null }> } | null, sections: { member: Array<{ id: number, title: string, type: string, position: number | null, ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null, id: number, title: string, sectionId: number | null, price: number | null, currency: string | null, image: string | null, brand: string | null }>, criteria: { min: number, max: number } }> } | null, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, sections: Array<{ body: string | null }> | null } | null } | null };

export type PrioritizeSectionFragment = { id: number, title: string, type: string, position: number | null, criteria: { min: number, max: number }, ideaProducts: Array<{ id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null }> };

export type PrioritizeProductFragment = { id: number, title: string, status: boolean, sectionId: number | null, sectionPriority: number | null, description: string | null, price: number | null, currency: string | null, image: string | null, brand: string | null };

export type WizardFactsFragment = { id: number, hasGeneratedArticle: boolean, content: { introduction: string | null, conclusion: string | null, sections: Array<{ body: string | null }> | null } | null, prompts: { member: Array<{ ideas: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null }> } | null, sections: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ForkReplyFragmentDoc = new TypedDocumentString(`
    fragment ForkReply on CheckpointReply {
  messages {
    role
    content
    checkpointId
  }
  ideas {
    title
    description
    keywords
  }
  keywords
  products {
    id
    title
    priority
    price
    currency
  }
}
    `, {"fragmentName":"ForkReply"}) as unknown as TypedDocumentString<ForkReplyFragment, unknown>;
export const SessionPartsFragmentDoc = new TypedDocumentString(`
    fragment SessionParts on ChatSession {
  id
  persona
  ideas {
    title
    description
    keywords
  }
  conversation {
    role
    content
    checkpointId
  }
}
    `, {"fragmentName":"SessionParts"}) as unknown as TypedDocumentString<SessionPartsFragment, unknown>;
export const FeedImportReportFragmentDoc = new TypedDocumentString(`
    fragment FeedImportReport on FeedImport {
  feed {
    id
    name
  }
  total
  imported
  rejected
  format
  rowErrors {
    line
    message
  }
  rowErrorsTruncated
}
    `, {"fragmentName":"FeedImportReport"}) as unknown as TypedDocumentString<FeedImportReportFragment, unknown>;
export const ComposePromptFragmentDoc = new TypedDocumentString(`
    fragment ComposePrompt on Prompt {
  id
  prompt
  keywords
  updatedAt
}
    `, {"fragmentName":"ComposePrompt"}) as unknown as TypedDocumentString<ComposePromptFragment, unknown>;
export const ComposeProductFragmentDoc = new TypedDocumentString(`
    fragment ComposeProduct on IdeaProduct {
  id
  title
  status
  sectionPriority
  description
  price
  currency
  image
  brand
}
    `, {"fragmentName":"ComposeProduct"}) as unknown as TypedDocumentString<ComposeProductFragment, unknown>;
export const ComposeIdeaFragmentDoc = new TypedDocumentString(`
    fragment ComposeIdea on Idea {
  id
  title
  keywords
  updatedAt
  ideaProducts {
    ...ComposeProduct
  }
}
    fragment ComposeProduct on IdeaProduct {
  id
  title
  status
  sectionPriority
  description
  price
  currency
  image
  brand
}`, {"fragmentName":"ComposeIdea"}) as unknown as TypedDocumentString<ComposeIdeaFragment, unknown>;
export const WizardFactsFragmentDoc = new TypedDocumentString(`
    fragment WizardFacts on Article {
  id
  hasGeneratedArticle
  content {
    introduction
    sections {
      body
    }
    conclusion
  }
  prompts(itemsPerPage: 100) {
    member {
      ideas(itemsPerPage: 100) {
        member {
          ideaProducts {
            status
            sectionPriority
            description
          }
        }
      }
    }
  }
  sections(itemsPerPage: 100) {
    member {
      ideaProducts {
        status
        sectionPriority
        description
      }
    }
  }
}
    `, {"fragmentName":"WizardFacts"}) as unknown as TypedDocumentString<WizardFactsFragment, unknown>;
export const WizardFrameFragmentDoc = new TypedDocumentString(`
    fragment WizardFrame on Article {
  title
  siteDetails {
    id
    name
  }
  ...WizardFacts
}
    fragment WizardFacts on Article {
  id
  hasGeneratedArticle
  content {
    introduction
    sections {
      body
    }
    conclusion
  }
  prompts(itemsPerPage: 100) {
    member {
      ideas(itemsPerPage: 100) {
        member {
          ideaProducts {
            status
            sectionPriority
            description
          }
        }
      }
    }
  }
  sections(itemsPerPage: 100) {
    member {
      ideaProducts {
        status
        sectionPriority
        description
      }
    }
  }
}`, {"fragmentName":"WizardFrame"}) as unknown as TypedDocumentString<WizardFrameFragment, unknown>;
export const ArticleTextsFragmentDoc = new TypedDocumentString(`
    fragment ArticleTexts on ArticleContent {
  title
  introduction
  sections {
    sectionId
    title
    body
  }
  conclusion
}
    `, {"fragmentName":"ArticleTexts"}) as unknown as TypedDocumentString<ArticleTextsFragment, unknown>;
export const WrittenArticleFragmentDoc = new TypedDocumentString(`
    fragment WrittenArticle on Article {
  id
  hasGeneratedArticle
  image
  updatedAt
  content {
    ...ArticleTexts
  }
}
    fragment ArticleTexts on ArticleContent {
  title
  introduction
  sections {
    sectionId
    title
    body
  }
  conclusion
}`, {"fragmentName":"WrittenArticle"}) as unknown as TypedDocumentString<WrittenArticleFragment, unknown>;
export const FineTuneArticleFragmentDoc = new TypedDocumentString(`
    fragment FineTuneArticle on Article {
  ...WizardFrame
  ...WrittenArticle
  writtenByBot {
    ...ArticleTexts
  }
  sections(itemsPerPage: 100) {
    member {
      id
      title
    }
  }
}
    fragment ArticleTexts on ArticleContent {
  title
  introduction
  sections {
    sectionId
    title
    body
  }
  conclusion
}
fragment WrittenArticle on Article {
  id
  hasGeneratedArticle
  image
  updatedAt
  content {
    ...ArticleTexts
  }
}
fragment WizardFrame on Article {
  title
  siteDetails {
    id
    name
  }
  ...WizardFacts
}
fragment WizardFacts on Article {
  id
  hasGeneratedArticle
  content {
    introduction
    sections {
      body
    }
    conclusion
  }
  prompts(itemsPerPage: 100) {
    member {
      ideas(itemsPerPage: 100) {
        member {
          ideaProducts {
            status
            sectionPriority
            description
          }
        }
      }
    }
  }
  sections(itemsPerPage: 100) {
    member {
      ideaProducts {
        status
        sectionPriority
        description
      }
    }
  }
}`, {"fragmentName":"FineTuneArticle"}) as unknown as TypedDocumentString<FineTuneArticleFragment, unknown>;
export const DescribedProductFragmentDoc = new TypedDocumentString(`
    fragment DescribedProduct on IdeaProduct {
  id
  title
  status
  sectionId
  sectionPriority
  description
  descriptionSource
  brand
  price
  currency
  image
  updatedAt
}
    `, {"fragmentName":"DescribedProduct"}) as unknown as TypedDocumentString<DescribedProductFragment, unknown>;
export const PrioritizeProductFragmentDoc = new TypedDocumentString(`
    fragment PrioritizeProduct on IdeaProduct {
  id
  title
  status
  sectionId
  sectionPriority
  description
  price
  currency
  image
  brand
}
    `, {"fragmentName":"PrioritizeProduct"}) as unknown as TypedDocumentString<PrioritizeProductFragment, unknown>;
export const PrioritizeSectionFragmentDoc = new TypedDocumentString(`
    fragment PrioritizeSection on Section {
  id
  title
  type
  position
  criteria {
    min
    max
  }
  ideaProducts {
    ...PrioritizeProduct
  }
}
    fragment PrioritizeProduct on IdeaProduct {
  id
  title
  status
  sectionId
  sectionPriority
  description
  price
  currency
  image
  brand
}`, {"fragmentName":"PrioritizeSection"}) as unknown as TypedDocumentString<PrioritizeSectionFragment, unknown>;
export const ArticlePicturesDocument = {"__meta__":{"operation":"ArticlePictures","hash":"sha256:d155ccad13ce4b738ecccb706376bd969a791a271088b1a6a52b0b383b4ae11d"}} as unknown as TypedDocumentString<ArticlePicturesQuery, ArticlePicturesQueryVariables>;
export const CreateArticleDocument = {"__meta__":{"operation":"CreateArticle","hash":"sha256:378c0bf8d3d67f5cb83956cf2f7a31a3632b7c80dbb9667a0a169a648499382c"}} as unknown as TypedDocumentString<CreateArticleMutation, CreateArticleMutationVariables>;
export const UpdateArticleDocument = {"__meta__":{"operation":"UpdateArticle","hash":"sha256:06ad91e9642da39080f55fbdd7584b82793a94660f33202ea21a84c14ffbf72d"}} as unknown as TypedDocumentString<UpdateArticleMutation, UpdateArticleMutationVariables>;
export const DeleteArticleDocument = {"__meta__":{"operation":"DeleteArticle","hash":"sha256:66ffbc2a9a44438388ed64c5b2d5fe861f893f857fc56960488000711e21879b"}} as unknown as TypedDocumentString<DeleteArticleMutation, DeleteArticleMutationVariables>;
export const SiteArticlesDocument = {"__meta__":{"operation":"SiteArticles","hash":"sha256:30b892d2a674107208728c994bc1067874822a5da76a325de5892c51a5785a08"}} as unknown as TypedDocumentString<SiteArticlesQuery, SiteArticlesQueryVariables>;
export const LoginDocument = {"__meta__":{"operation":"Login","hash":"sha256:df2d838e3dacb63c567753d903daf0be8e1aba8f8d807a1882d7edeb165be53d"}} as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const RefreshTokenDocument = {"__meta__":{"operation":"RefreshToken","hash":"sha256:8a85bace8ba40180c7fb91f75027c683bf80bc6c931783c8fd001997d1b46865"}} as unknown as TypedDocumentString<RefreshTokenMutation, RefreshTokenMutationVariables>;
export const SiteAuthorsDocument = {"__meta__":{"operation":"SiteAuthors","hash":"sha256:a7156077ff5789c6703fd6d4e02e713d061eba451e4681048a2a0ea89130afe6"}} as unknown as TypedDocumentString<SiteAuthorsQuery, SiteAuthorsQueryVariables>;
export const CreateAuthorDocument = {"__meta__":{"operation":"CreateAuthor","hash":"sha256:f4de5f577d7744ff8a3c12b1a78c34f6c0fff3f1b53e9ae65d0c5ad9ef79bb62"}} as unknown as TypedDocumentString<CreateAuthorMutation, CreateAuthorMutationVariables>;
export const UpdateAuthorDocument = {"__meta__":{"operation":"UpdateAuthor","hash":"sha256:ce0373f9942bb575fa0733bb644c4d743214fe8b0c530e3e009035f11612b633"}} as unknown as TypedDocumentString<UpdateAuthorMutation, UpdateAuthorMutationVariables>;
export const DeleteAuthorDocument = {"__meta__":{"operation":"DeleteAuthor","hash":"sha256:e055a114833f81d91763f4c3de107e5800e77c6d2f776cf6b1704b1b4f8b7fca"}} as unknown as TypedDocumentString<DeleteAuthorMutation, DeleteAuthorMutationVariables>;
export const BotSettingsDocument = {"__meta__":{"operation":"BotSettings","hash":"sha256:8fbd0a870c790709f9c6a38cf61ae11e33d38adafda34be0481fd7d456e36495"}} as unknown as TypedDocumentString<BotSettingsQuery, BotSettingsQueryVariables>;
export const BotSettingDocument = {"__meta__":{"operation":"BotSetting","hash":"sha256:6d898ab2b945543aa2428b31a0c35f5971cf3b462b4dbd474219918a2b199516"}} as unknown as TypedDocumentString<BotSettingQuery, BotSettingQueryVariables>;
export const CreateBotSettingDocument = {"__meta__":{"operation":"CreateBotSetting","hash":"sha256:4a291a815021589ce8e6d4cc74d770b5e0f3b095b3b7347fd885526936e2ed4e"}} as unknown as TypedDocumentString<CreateBotSettingMutation, CreateBotSettingMutationVariables>;
export const UpdateBotSettingDocument = {"__meta__":{"operation":"UpdateBotSetting","hash":"sha256:def2162cda6bdd9cc187ae7325b623011d75548abf11bdbad6fec85a3a7a7484"}} as unknown as TypedDocumentString<UpdateBotSettingMutation, UpdateBotSettingMutationVariables>;
export const ForkGiftorixDocument = {"__meta__":{"operation":"ForkGiftorix","hash":"sha256:686340951814e8c887ed950dabaf1cd77caaf561bf54ebcb2ba5e5fcb59f60a6"}} as unknown as TypedDocumentString<ForkGiftorixMutation, ForkGiftorixMutationVariables>;
export const ForkKeywordusDocument = {"__meta__":{"operation":"ForkKeywordus","hash":"sha256:398a8955738f741647830599c4ca89f0246f49deb3db54cb0b8ba2c28121bb33"}} as unknown as TypedDocumentString<ForkKeywordusMutation, ForkKeywordusMutationVariables>;
export const ForkPriorixDocument = {"__meta__":{"operation":"ForkPriorix","hash":"sha256:f848b487078b9858839788cf8e71a1e3e6ad50518dcf5268592a1339ee136541"}} as unknown as TypedDocumentString<ForkPriorixMutation, ForkPriorixMutationVariables>;
export const ChatSessionDocument = {"__meta__":{"operation":"ChatSession","hash":"sha256:d1cbe9406563bbe1160697cbbb67d7d2cda39582e9ae959ff744f644e105abb1"}} as unknown as TypedDocumentString<ChatSessionQuery, ChatSessionQueryVariables>;
export const SessionFallbackDocument = {"__meta__":{"operation":"SessionFallback","hash":"sha256:78f4066d55a37103760552a2d8d358b7ea1c74ccc0fd0a812b8c1ffae877f7d9"}} as unknown as TypedDocumentString<SessionFallbackQuery, SessionFallbackQueryVariables>;
export const ChatSessionsDocument = {"__meta__":{"operation":"ChatSessions","hash":"sha256:5af1b715aa77e4f67b588df1057c43b9860711762985f092ab69b41e6b2c77c0"}} as unknown as TypedDocumentString<ChatSessionsQuery, ChatSessionsQueryVariables>;
export const ArchiveSessionDocument = {"__meta__":{"operation":"ArchiveSession","hash":"sha256:82bc76684bade8f4f64f3c162b0dac8f50bfca03cab5da3fe9800d359d859325"}} as unknown as TypedDocumentString<ArchiveSessionMutation, ArchiveSessionMutationVariables>;
export const UnarchiveSessionDocument = {"__meta__":{"operation":"UnarchiveSession","hash":"sha256:9bd105e96faec060110f3cbf472f5525e8c22a40fbfa1a6025245233703f8f65"}} as unknown as TypedDocumentString<UnarchiveSessionMutation, UnarchiveSessionMutationVariables>;
export const DebugCallDocument = {"__meta__":{"operation":"DebugCall","hash":"sha256:47a16788161bf1541596c52f02f29628452fc3f338515ec475d80697e04fce4e"}} as unknown as TypedDocumentString<DebugCallQuery, DebugCallQueryVariables>;
export const DebugsDocument = {"__meta__":{"operation":"Debugs","hash":"sha256:ec1341a0fb1cbf59cd69352e0a0d44794481e2729e6bd669c5d66460ce13bdde"}} as unknown as TypedDocumentString<DebugsQuery, DebugsQueryVariables>;
export const ElasticSearchDocument = {"__meta__":{"operation":"ElasticSearch","hash":"sha256:2521bb9966c7815d2169d365434cf74ba1998ea13b633cbe8468d0e48ddafadc"}} as unknown as TypedDocumentString<ElasticSearchQuery, ElasticSearchQueryVariables>;
export const FeedsDocument = {"__meta__":{"operation":"Feeds","hash":"sha256:dab4fb49da4d446761a905922cec521e7f44b6f04babc6117b721f7405ab81c0"}} as unknown as TypedDocumentString<FeedsQuery, FeedsQueryVariables>;
export const ImportFeedDocument = {"__meta__":{"operation":"ImportFeed","hash":"sha256:4980674a09e6624962930e75f83a008d4fb719555bfbe2df4ddc47144e43380a"}} as unknown as TypedDocumentString<ImportFeedMutation, ImportFeedMutationVariables>;
export const UploadFeedFileDocument = {"__meta__":{"operation":"UploadFeedFile","hash":"sha256:a610510d70fa3c5bd5e87f9a56fc3f0953e1b4df144e6db734ea72c993a83b5d"}} as unknown as TypedDocumentString<UploadFeedFileMutation, UploadFeedFileMutationVariables>;
export const CreateFeedDocument = {"__meta__":{"operation":"CreateFeed","hash":"sha256:a3689d49f8c74414d6f5ff0676828a206d46190dc4057e9da5445a7499ff36ed"}} as unknown as TypedDocumentString<CreateFeedMutation, CreateFeedMutationVariables>;
export const UpdateFeedDocument = {"__meta__":{"operation":"UpdateFeed","hash":"sha256:4608eb6cf61cfa62538228fa3d6a4b155787e0be9c21e0e1ec57c4842cb23d6a"}} as unknown as TypedDocumentString<UpdateFeedMutation, UpdateFeedMutationVariables>;
export const ImobiliarixDocument = {"__meta__":{"operation":"Imobiliarix","hash":"sha256:992751dcac3cb97dc0dd5103d81ca9b2c0faf4219c9f471f2c2cbcc4ace15811"}} as unknown as TypedDocumentString<ImobiliarixQuery, ImobiliarixQueryVariables>;
export const UpdateTranslationStringDocument = {"__meta__":{"operation":"UpdateTranslationString","hash":"sha256:4f0161dc03cafd13143951f01b70734c1c82c9a0b29f361b2c294a3847ee3a6c"}} as unknown as TypedDocumentString<UpdateTranslationStringMutation, UpdateTranslationStringMutationVariables>;
export const ReplaceTranslationStringsDocument = {"__meta__":{"operation":"ReplaceTranslationStrings","hash":"sha256:37557cce26fa4b44c2dcc330a45c571f9da08efe5bff430613c042644d057245"}} as unknown as TypedDocumentString<ReplaceTranslationStringsMutation, ReplaceTranslationStringsMutationVariables>;
export const AddSiteTranslationDocument = {"__meta__":{"operation":"AddSiteTranslation","hash":"sha256:ce1e0707cb1d4279a6e2b457df8d127546e84b9680734ca1d0d0cc0c9d0d4268"}} as unknown as TypedDocumentString<AddSiteTranslationMutation, AddSiteTranslationMutationVariables>;
export const RemoveSiteTranslationDocument = {"__meta__":{"operation":"RemoveSiteTranslation","hash":"sha256:e362c3f792460d303981add29a75819d7e82da6428fa2b866831346c03b375c6"}} as unknown as TypedDocumentString<RemoveSiteTranslationMutation, RemoveSiteTranslationMutationVariables>;
export const SiteLocalizationDocument = {"__meta__":{"operation":"SiteLocalization","hash":"sha256:8c04d5d1b802ceb9159fab2bd11d80623b153520f0c38fa0812dd928cbdf5f02"}} as unknown as TypedDocumentString<SiteLocalizationQuery, SiteLocalizationQueryVariables>;
export const GenerateSiteTranslationsDocument = {"__meta__":{"operation":"GenerateSiteTranslations","hash":"sha256:7ce95525a30bc5fe9730f4da59a6ce4675e8f0954c54b2df6974098659c57060"}} as unknown as TypedDocumentString<GenerateSiteTranslationsMutation, GenerateSiteTranslationsMutationVariables>;
export const SitePagesDocument = {"__meta__":{"operation":"SitePages","hash":"sha256:7e373d4a4d998e3e51b88bf7390d597e2b242b358e5618cc95fcbfd7da086c10"}} as unknown as TypedDocumentString<SitePagesQuery, SitePagesQueryVariables>;
export const CreateSiteDocument = {"__meta__":{"operation":"CreateSite","hash":"sha256:f8c5b4408e29eac681e7b46684e7add4a32e4cce356a94062d5d4011e3fdde21"}} as unknown as TypedDocumentString<CreateSiteMutation, CreateSiteMutationVariables>;
export const RedeploySiteDocument = {"__meta__":{"operation":"RedeploySite","hash":"sha256:fbbef9983edd285d6753692837b312acbe67089ba6b464474ce5010efd1f4448"}} as unknown as TypedDocumentString<RedeploySiteMutation, RedeploySiteMutationVariables>;
export const SendSiteSettingsDocument = {"__meta__":{"operation":"SendSiteSettings","hash":"sha256:a9ea38e6535d5656cfa40789e0c8db7a2e91b30b4778a748dc473d800dddf534"}} as unknown as TypedDocumentString<SendSiteSettingsMutation, SendSiteSettingsMutationVariables>;
export const SiteFeedsDocument = {"__meta__":{"operation":"SiteFeeds","hash":"sha256:aad1048b66f6bf7ad6b03c2bdaeafaa1216baaa78cc42baff74561982ab9ebb3"}} as unknown as TypedDocumentString<SiteFeedsQuery, SiteFeedsQueryVariables>;
export const FeedCandidatesDocument = {"__meta__":{"operation":"FeedCandidates","hash":"sha256:d48674ceafad73a8d93bad8ab5755baf10eefb9bfcbfa07935ee8ee6218acdc8"}} as unknown as TypedDocumentString<FeedCandidatesQuery, FeedCandidatesQueryVariables>;
export const UpdateSiteFeedsDocument = {"__meta__":{"operation":"UpdateSiteFeeds","hash":"sha256:4d4c80cdd17a96a5be15754b82b744edc9907b7d4044d442330c2cb3b0f1aad3"}} as unknown as TypedDocumentString<UpdateSiteFeedsMutation, UpdateSiteFeedsMutationVariables>;
export const PublishSiteDocument = {"__meta__":{"operation":"PublishSite","hash":"sha256:f7f988aad0ccb6756a90e70fedea90ee021aab9b6188e7177bdf7caee827c223"}} as unknown as TypedDocumentString<PublishSiteMutation, PublishSiteMutationVariables>;
export const UnpublishSiteDocument = {"__meta__":{"operation":"UnpublishSite","hash":"sha256:e121f8cb636485a264d96decceb0e4c64dc376a8b72c4e379d1bebb1016737b4"}} as unknown as TypedDocumentString<UnpublishSiteMutation, UnpublishSiteMutationVariables>;
export const DeleteSiteDocument = {"__meta__":{"operation":"DeleteSite","hash":"sha256:f0c7809387cf9f3ee89211545efe88e733b39b28256f98e19f18066056f89591"}} as unknown as TypedDocumentString<DeleteSiteMutation, DeleteSiteMutationVariables>;
export const UploadSiteImagesDocument = {"__meta__":{"operation":"UploadSiteImages","hash":"sha256:fbac4a55f8fea6b21f85708f6fd7876660aec314629b29d512840d1cf55aef65"}} as unknown as TypedDocumentString<UploadSiteImagesMutation, UploadSiteImagesMutationVariables>;
export const SiteSettingsDocument = {"__meta__":{"operation":"SiteSettings","hash":"sha256:a7aa2e587877b79dc729e6b5030a65f304f3d5f0dcd294674bb19d9bb9722a30"}} as unknown as TypedDocumentString<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const UpdateSiteDocument = {"__meta__":{"operation":"UpdateSite","hash":"sha256:5a5470bdd2fe66c3cb0cd0062b0abb0666e6e1296de8ba4c8c6602cc5e71ca11"}} as unknown as TypedDocumentString<UpdateSiteMutation, UpdateSiteMutationVariables>;
export const UpdateSiteMetadataDocument = {"__meta__":{"operation":"UpdateSiteMetadata","hash":"sha256:6428cf71ec4faf0df47352df174a78372e852559fbd19ab4a7ffcfc4b34d6039"}} as unknown as TypedDocumentString<UpdateSiteMetadataMutation, UpdateSiteMetadataMutationVariables>;
export const SitesDocument = {"__meta__":{"operation":"Sites","hash":"sha256:72c2cc3d1bdb050b75cb381e7fbb5b771e56d23d6a8d5cc92b8aff31876b31cf"}} as unknown as TypedDocumentString<SitesQuery, SitesQueryVariables>;
export const SiteTopicsDocument = {"__meta__":{"operation":"SiteTopics","hash":"sha256:5f78888e1a48171fe420151835e3fd4f87183d66da710f12dc7d47a5c996ba79"}} as unknown as TypedDocumentString<SiteTopicsQuery, SiteTopicsQueryVariables>;
export const TranslationsDocument = {"__meta__":{"operation":"Translations","hash":"sha256:e9b32079f59e14144c5f596a356cc244fc0fe600c98b06a9b9fc2d24274df1ed"}} as unknown as TypedDocumentString<TranslationsQuery, TranslationsQueryVariables>;
export const TranslationDocument = {"__meta__":{"operation":"Translation","hash":"sha256:00fee55036b4d19a8709322170903503565773e97a86e1a8624cb1ab11d7da88"}} as unknown as TypedDocumentString<TranslationQuery, TranslationQueryVariables>;
export const CreateTranslationDocument = {"__meta__":{"operation":"CreateTranslation","hash":"sha256:a6d5277bda81740675316abea70dda1f0ac7b543e7222d9b42551aa45404e534"}} as unknown as TypedDocumentString<CreateTranslationMutation, CreateTranslationMutationVariables>;
export const UpdateTranslationDocument = {"__meta__":{"operation":"UpdateTranslation","hash":"sha256:0bd283686d1cb807122b7a38a332469be5df48539298f57b7556d17a644d50e4"}} as unknown as TypedDocumentString<UpdateTranslationMutation, UpdateTranslationMutationVariables>;
export const DeleteTranslationDocument = {"__meta__":{"operation":"DeleteTranslation","hash":"sha256:f527aab530d4e7aeede4fc20f19dac5536017a66c081514597a199663317252f"}} as unknown as TypedDocumentString<DeleteTranslationMutation, DeleteTranslationMutationVariables>;
export const CreateTranslationKeyDocument = {"__meta__":{"operation":"CreateTranslationKey","hash":"sha256:7c8f49d860e182c908e4f063c95274bf320df2f994bd4eb13c716e6e5fa12dcf"}} as unknown as TypedDocumentString<CreateTranslationKeyMutation, CreateTranslationKeyMutationVariables>;
export const UpdateTranslationKeyDocument = {"__meta__":{"operation":"UpdateTranslationKey","hash":"sha256:36d570a55f616a1e5425f02bbf97b9fe10614c0b389408dd6dfccde2e5bf360b"}} as unknown as TypedDocumentString<UpdateTranslationKeyMutation, UpdateTranslationKeyMutationVariables>;
export const DeleteTranslationKeyDocument = {"__meta__":{"operation":"DeleteTranslationKey","hash":"sha256:a277cc1228472c5ab0c726fe2fb7a58d0ea4fba06bca965671e33f2339ed86ec"}} as unknown as TypedDocumentString<DeleteTranslationKeyMutation, DeleteTranslationKeyMutationVariables>;
export const CreatePromptDocument = {"__meta__":{"operation":"CreatePrompt","hash":"sha256:fe32fd30b404eea929bd06dcbf4d4fb8c7a9718d0b5e7fe0490bbf4f34fe1278"}} as unknown as TypedDocumentString<CreatePromptMutation, CreatePromptMutationVariables>;
export const UpdatePromptDocument = {"__meta__":{"operation":"UpdatePrompt","hash":"sha256:025203a22f9bf21cb0403b10547297bb1a6451193d6cc9e44eb48f2dcf0fc7a7"}} as unknown as TypedDocumentString<UpdatePromptMutation, UpdatePromptMutationVariables>;
export const ReadPromptsDocument = {"__meta__":{"operation":"ReadPrompts","hash":"sha256:12d280be14d953ac64903fde4c9d9c2a09b31602dd49e3142e73314356772bf8"}} as unknown as TypedDocumentString<ReadPromptsQuery, ReadPromptsQueryVariables>;
export const ClearKeywordsDocument = {"__meta__":{"operation":"ClearKeywords","hash":"sha256:6e8d3d23843bddea93e340164211f86d4a452eb948557f5babef61c8086767d3"}} as unknown as TypedDocumentString<ClearKeywordsMutation, ClearKeywordsMutationVariables>;
export const GenerateKeywordsDocument = {"__meta__":{"operation":"GenerateKeywords","hash":"sha256:f90d42cdc555bee200f66bf63ac6851f03310f55199034496d848ece85239f0f"}} as unknown as TypedDocumentString<GenerateKeywordsMutation, GenerateKeywordsMutationVariables>;
export const GenerateIdeasDocument = {"__meta__":{"operation":"GenerateIdeas","hash":"sha256:7f680701e83d1daee593e1e202fd62d662976d36113e9ecfb2099659ec6651f3"}} as unknown as TypedDocumentString<GenerateIdeasMutation, GenerateIdeasMutationVariables>;
export const GenerateMoreIdeasDocument = {"__meta__":{"operation":"GenerateMoreIdeas","hash":"sha256:b297a285ecfead19083a094f52a84ffa99a7c2b028182df48ac7304d3be5ad77"}} as unknown as TypedDocumentString<GenerateMoreIdeasMutation, GenerateMoreIdeasMutationVariables>;
export const UpdateIdeaDocument = {"__meta__":{"operation":"UpdateIdea","hash":"sha256:d18bc39fda8cce42e8e558c77467bfd04ad7efb6cee646857ce5d8bbf0c279cd"}} as unknown as TypedDocumentString<UpdateIdeaMutation, UpdateIdeaMutationVariables>;
export const UpdateIdeaKeywordsDocument = {"__meta__":{"operation":"UpdateIdeaKeywords","hash":"sha256:5a52b757156b01657badcfa099d1b9b4156a9d1c6493e374a72f68eb250d5a66"}} as unknown as TypedDocumentString<UpdateIdeaKeywordsMutation, UpdateIdeaKeywordsMutationVariables>;
export const DeleteIdeaDocument = {"__meta__":{"operation":"DeleteIdea","hash":"sha256:dad5b56c654d0903c724076a8f030eb58694203e12398d26d85062ac7fa98c3a"}} as unknown as TypedDocumentString<DeleteIdeaMutation, DeleteIdeaMutationVariables>;
export const FindProductsDocument = {"__meta__":{"operation":"FindProducts","hash":"sha256:6b2382e3ccd42b87aa5135f01ef10678d60836411ccebab36c35c2c9ca0af043"}} as unknown as TypedDocumentString<FindProductsMutation, FindProductsMutationVariables>;
export const RegenerateProductsDocument = {"__meta__":{"operation":"RegenerateProducts","hash":"sha256:c0646bb3cf67446c309e0fe4e02394d48af3ac2381fea3c05e6862e4aa7f0837"}} as unknown as TypedDocumentString<RegenerateProductsMutation, RegenerateProductsMutationVariables>;
export const FindAllProductsDocument = {"__meta__":{"operation":"FindAllProducts","hash":"sha256:a8d75e63963b300ee3d74eed848ca39beedab0a98115987b31835f83bae28986"}} as unknown as TypedDocumentString<FindAllProductsMutation, FindAllProductsMutationVariables>;
export const UpdateProductStatusesDocument = {"__meta__":{"operation":"UpdateProductStatuses","hash":"sha256:eca04e654020016125312f226cddf749fbbed168d24a3824eb5511d28eeee8d1"}} as unknown as TypedDocumentString<UpdateProductStatusesMutation, UpdateProductStatusesMutationVariables>;
export const UpdateIdeaProductsDocument = {"__meta__":{"operation":"UpdateIdeaProducts","hash":"sha256:5dfdd52953953ca962d853ddaa2ad22587b57d93300f91ed2996efdbfcf34fa2"}} as unknown as TypedDocumentString<UpdateIdeaProductsMutation, UpdateIdeaProductsMutationVariables>;
export const DeleteProductDocument = {"__meta__":{"operation":"DeleteProduct","hash":"sha256:235cc92c620450eb5259bcf00a2bcdac63d297ca403ab5a14c78dcc43b068999"}} as unknown as TypedDocumentString<DeleteProductMutation, DeleteProductMutationVariables>;
export const CurateIdeasDocument = {"__meta__":{"operation":"CurateIdeas","hash":"sha256:4c30141b9e120dcf301e622d26680ab8ba0799c956ef5ad51032f56b2168ca3d"}} as unknown as TypedDocumentString<CurateIdeasMutation, CurateIdeasMutationVariables>;
export const CurateProductsDocument = {"__meta__":{"operation":"CurateProducts","hash":"sha256:40ec99794c6c6494ce84b1b0b8bb1806398e90be6491e68a1b8bf106f183a61d"}} as unknown as TypedDocumentString<CurateProductsMutation, CurateProductsMutationVariables>;
export const ComposeDocument = {"__meta__":{"operation":"Compose","hash":"sha256:d2155c409dd408faff47999249873520392d1f9b94f3b34490311356e2920094"}} as unknown as TypedDocumentString<ComposeQuery, ComposeQueryVariables>;
export const ProductDetailsDocument = {"__meta__":{"operation":"ProductDetails","hash":"sha256:1bbe36ae71ef7e5e381fa226ef6edd1953de092e6de1792a97c4c89a9cf53022"}} as unknown as TypedDocumentString<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const FinishArticleDocument = {"__meta__":{"operation":"FinishArticle","hash":"sha256:2dee903b1ff5d7c0d1f32600cd60abc84970a3dbb50ea5d078c15c80f3efbc30"}} as unknown as TypedDocumentString<FinishArticleMutation, FinishArticleMutationVariables>;
export const RenderBannerDocument = {"__meta__":{"operation":"RenderBanner","hash":"sha256:cf05f74bd388e755f7f411fdec4d9d076f3d3974803b0a5d44c06aa2a36025af"}} as unknown as TypedDocumentString<RenderBannerMutation, RenderBannerMutationVariables>;
export const FinalDocument = {"__meta__":{"operation":"Final","hash":"sha256:8ad32b483078d704f43f52ac1fa9482624df874d714b291080551966b3c68eea"}} as unknown as TypedDocumentString<FinalQuery, FinalQueryVariables>;
export const WriteArticleTextsDocument = {"__meta__":{"operation":"WriteArticleTexts","hash":"sha256:7435a158d19e1f0df15cb9c5060b6ed983154afd8912c864ef02f752b629427b"}} as unknown as TypedDocumentString<WriteArticleTextsMutation, WriteArticleTextsMutationVariables>;
export const ReadArticleTextsDocument = {"__meta__":{"operation":"ReadArticleTexts","hash":"sha256:25c7e0977b205c3ba6b62998cc1e17f44de0300b218d44840f3d56c962c52cec"}} as unknown as TypedDocumentString<ReadArticleTextsQuery, ReadArticleTextsQueryVariables>;
export const SaveArticleTextsDocument = {"__meta__":{"operation":"SaveArticleTexts","hash":"sha256:2cc06d8b39768dad66ca7a1227e1eef8b77c2a46673efda2d84fdfb2db455078"}} as unknown as TypedDocumentString<SaveArticleTextsMutation, SaveArticleTextsMutationVariables>;
export const SetArticleImageDocument = {"__meta__":{"operation":"SetArticleImage","hash":"sha256:6bdd14b8491c7d1f552ec66a6135d710849c8d1f84346ff80f1651687dea050c"}} as unknown as TypedDocumentString<SetArticleImageMutation, SetArticleImageMutationVariables>;
export const FineTuneDocument = {"__meta__":{"operation":"FineTune","hash":"sha256:40c0d3f4287cdbb783c103b6a6cdf0ce6cdbcbd9713b2ceee17c6c48a18f0048"}} as unknown as TypedDocumentString<FineTuneQuery, FineTuneQueryVariables>;
export const RenameArticleDocument = {"__meta__":{"operation":"RenameArticle","hash":"sha256:47223133c42ce6289c9291200deaa4dd51439da518da00bbe1e40e58eb49a0c7"}} as unknown as TypedDocumentString<RenameArticleMutation, RenameArticleMutationVariables>;
export const DescribeIdeaDocument = {"__meta__":{"operation":"DescribeIdea","hash":"sha256:3d34f936097d48b874b4d0a3d1eb3bfde0dd3ea4888b9cbe8da9af16699a8385"}} as unknown as TypedDocumentString<DescribeIdeaMutation, DescribeIdeaMutationVariables>;
export const DescribeArticleDocument = {"__meta__":{"operation":"DescribeArticle","hash":"sha256:59d20117d67fe1d6a530682f8df6aecf3d445b4f9dd28443d4e046e909ced0ae"}} as unknown as TypedDocumentString<DescribeArticleMutation, DescribeArticleMutationVariables>;
export const CurateDescriptionsDocument = {"__meta__":{"operation":"CurateDescriptions","hash":"sha256:15d12b111fb30a8e0154648adbe2eaa3d2f13e9f6776d80536bf8edde8a95283"}} as unknown as TypedDocumentString<CurateDescriptionsMutation, CurateDescriptionsMutationVariables>;
export const ReadDescriptionDocument = {"__meta__":{"operation":"ReadDescription","hash":"sha256:8921ad4db2bf5ed897bd065e71f38c2f2da863dbbed1d3b8852ff6dc1eb59ef4"}} as unknown as TypedDocumentString<ReadDescriptionQuery, ReadDescriptionQueryVariables>;
export const SaveDescriptionDocument = {"__meta__":{"operation":"SaveDescription","hash":"sha256:d1fddf6ba6511c971c91b94e977b82ecd28bc22bba71913c35a045ad8710bb40"}} as unknown as TypedDocumentString<SaveDescriptionMutation, SaveDescriptionMutationVariables>;
export const FlagDescriptionsDocument = {"__meta__":{"operation":"FlagDescriptions","hash":"sha256:bcbcf2660886e22b2f67f7010859d0ea3e31569175b2e4fe1b8a27336a95d3a2"}} as unknown as TypedDocumentString<FlagDescriptionsMutation, FlagDescriptionsMutationVariables>;
export const DescribeDocument = {"__meta__":{"operation":"Describe","hash":"sha256:1de68eae942d9a90621acb43004e2f0deb43b23c0e5683ab2aca21948d8c61df"}} as unknown as TypedDocumentString<DescribeQuery, DescribeQueryVariables>;
export const GenerateSectionsDocument = {"__meta__":{"operation":"GenerateSections","hash":"sha256:dbf2d7db055c8f345c5b0e8003b44f2965c6c044036bc84e0c4295bc7712eb70"}} as unknown as TypedDocumentString<GenerateSectionsMutation, GenerateSectionsMutationVariables>;
export const PopulateSectionsDocument = {"__meta__":{"operation":"PopulateSections","hash":"sha256:0d50ba751f8ce92b13fd2d86b98f551e99b4cab60411fa5624eaa82fc03bc0ab"}} as unknown as TypedDocumentString<PopulateSectionsMutation, PopulateSectionsMutationVariables>;
export const ReadSectionsDocument = {"__meta__":{"operation":"ReadSections","hash":"sha256:af2cfed9b7ba5e4fa4415b854239752cc8db3266202bcd01d3523f73c38d0eff"}} as unknown as TypedDocumentString<ReadSectionsQuery, ReadSectionsQueryVariables>;
export const UpdateSectionsDocument = {"__meta__":{"operation":"UpdateSections","hash":"sha256:8511324d03c5256660855ef346362a394338988f47658ccca7e597e80c00c837"}} as unknown as TypedDocumentString<UpdateSectionsMutation, UpdateSectionsMutationVariables>;
export const UpdateSectionDocument = {"__meta__":{"operation":"UpdateSection","hash":"sha256:fd055aba1dfec8520af0d06039998f95b31094f51a4191f02fc0cb51bc82aa46"}} as unknown as TypedDocumentString<UpdateSectionMutation, UpdateSectionMutationVariables>;
export const PrioritizeDocument = {"__meta__":{"operation":"Prioritize","hash":"sha256:4fd5c2763760cbf21b84e363ba6e30f762ec4562829f6b8fd7d2131e50bc9606"}} as unknown as TypedDocumentString<PrioritizeQuery, PrioritizeQueryVariables>;