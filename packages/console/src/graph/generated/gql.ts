/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query ArticlePictures($id: Int!) {\n    article(id: $id) {\n      id\n      title\n      image\n    }\n  }\n": typeof types.ArticlePicturesDocument,
    "\n  mutation CreateArticle($siteId: Int!) {\n    createArticle(input: { siteId: $siteId }) {\n      id\n    }\n  }\n": typeof types.CreateArticleDocument,
    "\n  mutation UpdateArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateArticleDocument,
    "\n  mutation DeleteArticle($id: Int!) {\n    deleteArticle(id: $id)\n  }\n": typeof types.DeleteArticleDocument,
    "\n  query SiteArticles($siteId: Int!, $page: Int!) {\n    articles(site_id: $siteId, page: $page, itemsPerPage: 1000) {\n      member {\n        id\n        title\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        hasGeneratedArticle\n        updatedAt\n      }\n      totalItems\n    }\n  }\n": typeof types.SiteArticlesDocument,
    "\n  mutation Login($input: LoginCredentialsInput!) {\n    login(input: $input) {\n      token\n      refresh_token\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation RefreshToken($input: RefreshRequestInput!) {\n    refreshToken(input: $input) {\n      token\n    }\n  }\n": typeof types.RefreshTokenDocument,
    "\n  query SiteAuthors($siteId: Int!) {\n    authors(site_id: $siteId) {\n      member {\n        id\n        name\n        bio\n        avatar\n      }\n    }\n  }\n": typeof types.SiteAuthorsDocument,
    "\n  mutation CreateAuthor($siteId: Int!, $input: AuthorCreateInput!) {\n    createAuthor(id: $siteId, input: $input) {\n      id\n    }\n  }\n": typeof types.CreateAuthorDocument,
    "\n  mutation UpdateAuthor($id: Int!, $input: AuthorPatchInput!) {\n    updateAuthor(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateAuthorDocument,
    "\n  mutation DeleteAuthor($id: Int!) {\n    deleteAuthor(id: $id)\n  }\n": typeof types.DeleteAuthorDocument,
    "\n  query BotSettings {\n    botSettings {\n      member {\n        id\n        bot\n        defaultProvider\n        backupProvider\n        settings\n      }\n    }\n    bots {\n      member\n    }\n    botProviders {\n      member\n    }\n  }\n": typeof types.BotSettingsDocument,
    "\n  query BotSetting($id: Int!) {\n    botSetting(id: $id) {\n      id\n      bot\n      defaultProvider\n      backupProvider\n      settings\n    }\n  }\n": typeof types.BotSettingDocument,
    "\n  mutation CreateBotSetting($input: BotSettingCreateInput!) {\n    createBotSetting(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateBotSettingDocument,
    "\n  mutation UpdateBotSetting($id: Int!, $input: BotSettingPatchInput!) {\n    updateBotSetting(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateBotSettingDocument,
    "\n  mutation ForkGiftorix($siteId: Int!, $checkpointId: String!) {\n    giftorixChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n\n  fragment ForkReply on CheckpointReply {\n    messages {\n      role\n      content\n      checkpointId\n    }\n    ideas {\n      title\n      description\n      keywords\n    }\n    keywords\n    products {\n      id\n      title\n      priority\n      price\n      currency\n    }\n  }\n": typeof types.ForkGiftorixDocument,
    "\n  mutation ForkKeywordus($siteId: Int!, $checkpointId: String!) {\n    keywordusChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n": typeof types.ForkKeywordusDocument,
    "\n  mutation ForkPriorix($siteId: Int!, $checkpointId: String!) {\n    priorixChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n": typeof types.ForkPriorixDocument,
    "\n  query ChatSession($siteId: Int!, $sid: String!) {\n    chatSession(id: $siteId, sid: $sid) {\n      ...SessionParts\n      archived\n      createdAt\n    }\n    chatSessionLogs(id: $siteId, sid: $sid, page: 1, itemsPerPage: 200) {\n      member {\n        id\n        bot\n        level\n        message\n        context\n        createdAt\n      }\n      totalItems\n    }\n  }\n\n  fragment SessionParts on ChatSession {\n    id\n    persona\n    ideas {\n      title\n      description\n      keywords\n    }\n    conversation {\n      role\n      content\n      checkpointId\n    }\n  }\n": typeof types.ChatSessionDocument,
    "\n  query SessionFallback($siteId: Int!) {\n    chatSessions(id: $siteId, page: 1, items: 50) {\n      member {\n        ...SessionParts\n      }\n    }\n  }\n": typeof types.SessionFallbackDocument,
    "\n  query ChatSessions($siteId: Int!, $page: Int!, $items: Int!, $archived: Boolean) {\n    chatSessions(id: $siteId, page: $page, items: $items, archived: $archived) {\n      member {\n        id\n        archived\n        persona\n        createdAt\n        ideas {\n          title\n        }\n        conversation {\n          role\n          content\n        }\n      }\n      totalItems\n    }\n  }\n": typeof types.ChatSessionsDocument,
    "\n  mutation ArchiveSession($siteId: Int!, $sid: String!) {\n    archiveChatSession(id: $siteId, sid: $sid) {\n      id\n      archived\n    }\n  }\n": typeof types.ArchiveSessionDocument,
    "\n  mutation UnarchiveSession($siteId: Int!, $sid: String!) {\n    unarchiveChatSession(id: $siteId, sid: $sid) {\n      id\n      archived\n    }\n  }\n": typeof types.UnarchiveSessionDocument,
    "\n  query DebugCall($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {\n    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        request\n        response\n      }\n    }\n  }\n": typeof types.DebugCallDocument,
    "\n  query Debugs($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {\n    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        bot\n        article {\n          id\n        }\n        model\n        temperature\n        promptTokens\n        completionTokens\n        durationMs\n        createdAt\n      }\n      totalItems\n    }\n  }\n": typeof types.DebugsDocument,
    "\n  query ElasticSearch($input: ElasticSearchPayloadInput!, $page: Int!, $itemsPerPage: Int!) {\n    elasticProducts(input: $input, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        title\n        price\n        currency\n        brand\n        category\n        url\n        image\n        score\n      }\n      totalItems\n    }\n    elasticQuery(input: $input) {\n      query\n    }\n  }\n": typeof types.ElasticSearchDocument,
    "\n  query Feeds {\n    feeds {\n      member {\n        id\n        name\n        code\n        status\n        country\n        url\n        productCount\n        importedAt\n      }\n      totalItems\n    }\n  }\n": typeof types.FeedsDocument,
    "\n  fragment FeedImportReport on FeedImport {\n    feed {\n      id\n      name\n    }\n    total\n    imported\n    rejected\n    format\n    rowErrors {\n      line\n      message\n    }\n    rowErrorsTruncated\n  }\n": typeof types.FeedImportReportFragmentDoc,
    "\n  mutation ImportFeed($id: Int!) {\n    importFeed(id: $id) {\n      ...FeedImportReport\n    }\n  }\n": typeof types.ImportFeedDocument,
    "\n  mutation UploadFeedFile($file: File!) {\n    uploadFeedFile(input: { file: $file }) {\n      ...FeedImportReport\n    }\n  }\n": typeof types.UploadFeedFileDocument,
    "\n  mutation CreateFeed($input: FeedCreateInput!) {\n    createFeed(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateFeedDocument,
    "\n  mutation UpdateFeed($id: Int!, $input: FeedPatchInput!) {\n    updateFeed(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateFeedDocument,
    "\n  query Imobiliarix {\n    botSettings {\n      member {\n        id\n        bot\n        defaultProvider\n        backupProvider\n        settings\n      }\n    }\n    botProviders {\n      member\n    }\n    sites {\n      member {\n        id\n        name\n        status\n        settingsSite {\n          country\n        }\n      }\n    }\n    articles(page: 1, itemsPerPage: 200) {\n      member {\n        id\n        title\n        site {\n          id\n        }\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        hasGeneratedArticle\n        updatedAt\n      }\n    }\n  }\n": typeof types.ImobiliarixDocument,
    "\n  mutation UpdateTranslationString($id: Int!, $localizedText: String!) {\n    updateTranslationString(id: $id, input: { localizedText: $localizedText }) {\n      id\n    }\n  }\n": typeof types.UpdateTranslationStringDocument,
    "\n  mutation ReplaceTranslationStrings($id: Int!, $strings: [TranslationTextInput!]!) {\n    updateTranslation(id: $id, input: { strings: $strings }) {\n      id\n    }\n  }\n": typeof types.ReplaceTranslationStringsDocument,
    "\n  mutation AddSiteTranslation($input: TranslationCreateInput!) {\n    createTranslation(input: $input) {\n      id\n    }\n  }\n": typeof types.AddSiteTranslationDocument,
    "\n  mutation RemoveSiteTranslation($id: Int!) {\n    deleteTranslation(id: $id)\n  }\n": typeof types.RemoveSiteTranslationDocument,
    "\n  query SiteLocalization($siteId: Int!) {\n    translations(siteId: $siteId) {\n      member {\n        id\n        key {\n          id\n        }\n        strings {\n          id\n          locale\n          localizedText\n        }\n      }\n    }\n    translationKeys {\n      member {\n        id\n        key\n        description\n      }\n    }\n    site(id: $siteId) {\n      id\n      settingsSite {\n        metadata\n      }\n    }\n  }\n": typeof types.SiteLocalizationDocument,
    "\n  mutation GenerateSiteTranslations($siteId: Int!) {\n    generateSiteTranslations(id: $siteId) {\n      totalItems\n    }\n  }\n": typeof types.GenerateSiteTranslationsDocument,
    "\n  query SitePages($siteId: Int!) {\n    pages(site_id: $siteId) {\n      member {\n        id\n        title\n        slug\n        status\n      }\n    }\n  }\n": typeof types.SitePagesDocument,
    "\n  mutation CreateSite($input: SiteCreateInput!) {\n    createSite(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateSiteDocument,
    "\n  mutation RedeploySite($id: Int!) {\n    redeploySite(id: $id) {\n      status\n    }\n  }\n": typeof types.RedeploySiteDocument,
    "\n  mutation SendSiteSettings($id: Int!) {\n    sendSiteSettings(id: $id) {\n      status\n    }\n  }\n": typeof types.SendSiteSettingsDocument,
    "\n  query SiteFeeds($siteId: Int!) {\n    siteFeeds(id: $siteId) {\n      member {\n        id\n        name\n        code\n        status\n        country\n        productCount\n        importedAt\n      }\n    }\n    site(id: $siteId) {\n      id\n      settingsSite {\n        country\n      }\n    }\n  }\n": typeof types.SiteFeedsDocument,
    "\n  query FeedCandidates($country: String!, $hasCountry: Boolean!) {\n    feedsByCountry(country: $country) @include(if: $hasCountry) {\n      member {\n        id\n        name\n        code\n        country\n        productCount\n      }\n    }\n    feedsByCode {\n      member {\n        code\n        feeds {\n          id\n          name\n          code\n          country\n          productCount\n        }\n      }\n    }\n  }\n": typeof types.FeedCandidatesDocument,
    "\n  mutation UpdateSiteFeeds($siteId: Int!, $feeds: [Int!]!) {\n    updateSiteFeeds(id: $siteId, input: { feeds: $feeds }) {\n      totalItems\n    }\n  }\n": typeof types.UpdateSiteFeedsDocument,
    "\n  mutation PublishSite($id: Int!) {\n    publishSite(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.PublishSiteDocument,
    "\n  mutation UnpublishSite($id: Int!) {\n    unpublishSite(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.UnpublishSiteDocument,
    "\n  mutation DeleteSite($id: Int!) {\n    deleteSite(id: $id)\n  }\n": typeof types.DeleteSiteDocument,
    "\n  mutation UploadSiteImages($id: Int!, $input: SiteUploadInput!) {\n    uploadSiteFiles(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UploadSiteImagesDocument,
    "\n  query SiteSettings($id: Int!) {\n    site(id: $id) {\n      id\n      name\n      status\n      domain\n      logo\n      heroImage\n      favicon\n      settingsSite {\n        country\n        metadata\n      }\n    }\n  }\n": typeof types.SiteSettingsDocument,
    "\n  mutation UpdateSite($id: Int!, $input: SitePatchInput!) {\n    updateSite(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateSiteDocument,
    "\n  mutation UpdateSiteMetadata($id: Int!, $metadata: JSON!) {\n    updateSiteMetadata(id: $id, input: { settingsSite: { metadata: $metadata } }) {\n      id\n    }\n  }\n": typeof types.UpdateSiteMetadataDocument,
    "\n  query Sites {\n    sites {\n      member {\n        id\n        name\n        status\n        domain\n        updatedAt\n        settingsSite {\n          country\n        }\n      }\n      totalItems\n    }\n  }\n": typeof types.SitesDocument,
    "\n  query SiteTopics($siteId: Int!) {\n    criterias(site_id: $siteId) {\n      member {\n        id\n        name\n        slug\n      }\n    }\n  }\n": typeof types.SiteTopicsDocument,
    "\n  query Translations($siteId: Int) {\n    translations(siteId: $siteId) {\n      member {\n        id\n        key {\n          id\n          key\n        }\n        site {\n          id\n        }\n        strings {\n          id\n          locale\n          localizedText\n        }\n      }\n    }\n    translationKeys {\n      member {\n        id\n        key\n        description\n      }\n    }\n    sites {\n      member {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TranslationsDocument,
    "\n  query Translation($id: Int!) {\n    translation(id: $id) {\n      id\n      key {\n        id\n        key\n      }\n      site {\n        id\n      }\n      strings {\n        locale\n        localizedText\n      }\n    }\n  }\n": typeof types.TranslationDocument,
    "\n  mutation CreateTranslation($input: TranslationCreateInput!) {\n    createTranslation(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateTranslationDocument,
    "\n  mutation UpdateTranslation($id: Int!, $input: TranslationPatchInput!) {\n    updateTranslation(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateTranslationDocument,
    "\n  mutation DeleteTranslation($id: Int!) {\n    deleteTranslation(id: $id)\n  }\n": typeof types.DeleteTranslationDocument,
    "\n  mutation CreateTranslationKey($input: TranslationKeyCreateInput!) {\n    createTranslationKey(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateTranslationKeyDocument,
    "\n  mutation UpdateTranslationKey($id: Int!, $input: TranslationKeyPatchInput!) {\n    updateTranslationKey(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateTranslationKeyDocument,
    "\n  mutation DeleteTranslationKey($id: Int!) {\n    deleteTranslationKey(id: $id)\n  }\n": typeof types.DeleteTranslationKeyDocument,
    "\n  mutation CreatePrompt($input: PromptCreateInput!) {\n    createPrompt(input: $input) {\n      ...ComposePrompt\n    }\n  }\n": typeof types.CreatePromptDocument,
    "\n  mutation UpdatePrompt($id: Int!, $input: PromptPatchInput!) {\n    updatePrompt(id: $id, input: $input) {\n      ...ComposePrompt\n    }\n  }\n": typeof types.UpdatePromptDocument,
    "\n  query ReadPrompts($articleId: Int!) {\n    article(id: $articleId) {\n      id\n      prompts(itemsPerPage: 100) {\n        member {\n          ...ComposePrompt\n        }\n      }\n    }\n  }\n": typeof types.ReadPromptsDocument,
    "\n  mutation ClearKeywords($id: Int!) {\n    deletePromptKeywords(id: $id)\n  }\n": typeof types.ClearKeywordsDocument,
    "\n  mutation GenerateKeywords($input: KeywordGenerationInput!) {\n    generateKeywords(input: $input) {\n      ...ComposePrompt\n    }\n  }\n": typeof types.GenerateKeywordsDocument,
    "\n  mutation GenerateIdeas($input: IdeaGenerationInput!) {\n    generateIdeas(input: $input) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": typeof types.GenerateIdeasDocument,
    "\n  mutation GenerateMoreIdeas($input: IdeaGenerationInput!) {\n    generateAdditionalIdeas(input: $input) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": typeof types.GenerateMoreIdeasDocument,
    "\n  mutation UpdateIdea($id: Int!, $input: IdeaPatchInput!) {\n    updateIdea(id: $id, input: $input) {\n      ...ComposeIdea\n    }\n  }\n": typeof types.UpdateIdeaDocument,
    "\n  mutation UpdateIdeaKeywords($input: IdeaKeywordsPatchInput!) {\n    updateIdeaKeywords(input: $input) {\n      ...ComposeIdea\n    }\n  }\n": typeof types.UpdateIdeaKeywordsDocument,
    "\n  mutation DeleteIdea($id: Int!) {\n    deleteIdea(id: $id)\n  }\n": typeof types.DeleteIdeaDocument,
    "\n  mutation FindProducts($input: ProductGenerationInput!) {\n    generateIdeaProducts(input: $input) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n": typeof types.FindProductsDocument,
    "\n  mutation RegenerateProducts($id: Int!) {\n    regenerateIdeaProducts(id: $id) {\n      ...ComposeIdea\n    }\n  }\n": typeof types.RegenerateProductsDocument,
    "\n  mutation FindAllProducts($id: Int!) {\n    generateArticleProducts(id: $id) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": typeof types.FindAllProductsDocument,
    "\n  mutation UpdateProductStatuses($input: ProductStatusUpdateInput!) {\n    updateProductStatuses(input: $input) {\n      totalItems\n    }\n  }\n": typeof types.UpdateProductStatusesDocument,
    "\n  mutation UpdateIdeaProducts($input: IdeaProductsPatchInput!) {\n    updateIdeaProducts(input: $input) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n": typeof types.UpdateIdeaProductsDocument,
    "\n  mutation DeleteProduct($id: Int!) {\n    deleteProduct(id: $id)\n  }\n": typeof types.DeleteProductDocument,
    "\n  mutation CurateIdeas($id: Int!) {\n    curateIdeas(id: $id) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": typeof types.CurateIdeasDocument,
    "\n  mutation CurateProducts($id: Int!) {\n    curateProducts(id: $id) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n": typeof types.CurateProductsDocument,
    "\n    query Compose($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        prompts(itemsPerPage: 100) {\n          member {\n            ...ComposePrompt\n            ideas(itemsPerPage: 100) {\n              member {\n                ...ComposeIdea\n              }\n            }\n          }\n        }\n      }\n    }\n  ": typeof types.ComposeDocument,
    "\n  fragment ComposePrompt on Prompt {\n    id\n    prompt\n    keywords\n    updatedAt\n  }\n": typeof types.ComposePromptFragmentDoc,
    "\n  fragment ComposeIdea on Idea {\n    id\n    title\n    keywords\n    updatedAt\n    ideaProducts {\n      ...ComposeProduct\n    }\n  }\n": typeof types.ComposeIdeaFragmentDoc,
    "\n  fragment ComposeProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionPriority\n    description\n    price\n    currency\n    image\n    brand\n  }\n": typeof types.ComposeProductFragmentDoc,
    "\n    query ProductDetails($id: Int!) {\n      ideaProduct(id: $id) {\n        id\n        title\n        status\n        description\n        descriptionSource\n        price\n        currency\n        image\n        url\n        brand\n        category\n        updatedAt\n      }\n    }\n  ": typeof types.ProductDetailsDocument,
    "\n  mutation FinishArticle($id: Int!, $flags: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $flags) {\n      ...WrittenArticle\n      hasProducts\n      hasSections\n      hasGeneratedDescriptions\n    }\n  }\n": typeof types.FinishArticleDocument,
    "\n  mutation RenderBanner($id: Int!) {\n    generateBanner(id: $id) {\n      contentType\n      base64\n      size\n    }\n  }\n": typeof types.RenderBannerDocument,
    "\n    query Final($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        ...WrittenArticle\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                ideaProducts {\n                  id\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            id\n            title\n            criteria {\n              min\n            }\n          }\n        }\n      }\n    }\n  ": typeof types.FinalDocument,
    "\n  mutation WriteArticleTexts($id: Int!, $full: Boolean) {\n    generateArticle(id: $id, full: $full) {\n      ...FineTuneArticle\n    }\n  }\n": typeof types.WriteArticleTextsDocument,
    "\n  query ReadArticleTexts($id: Int!) {\n    article(id: $id) {\n      ...WrittenArticle\n    }\n  }\n": typeof types.ReadArticleTextsDocument,
    "\n  mutation SaveArticleTexts($id: Int!, $content: ArticleContentSaveInput!) {\n    saveArticle(id: $id, input: { content: $content }) {\n      ...WrittenArticle\n    }\n  }\n": typeof types.SaveArticleTextsDocument,
    "\n  mutation SetArticleImage($id: Int!, $input: ArticleImagePatchInput!) {\n    generateArticleImage(id: $id, input: $input) {\n      ...WrittenArticle\n    }\n  }\n": typeof types.SetArticleImageDocument,
    "\n    query FineTune($articleId: Int!) {\n      article(id: $articleId) {\n        ...FineTuneArticle\n      }\n    }\n  ": typeof types.FineTuneDocument,
    "\n  fragment FineTuneArticle on Article {\n    ...WizardFrame\n    ...WrittenArticle\n    writtenByBot {\n      ...ArticleTexts\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        id\n        title\n      }\n    }\n  }\n": typeof types.FineTuneArticleFragmentDoc,
    "\n  fragment ArticleTexts on ArticleContent {\n    title\n    introduction\n    sections {\n      sectionId\n      title\n      body\n    }\n    conclusion\n  }\n": typeof types.ArticleTextsFragmentDoc,
    "\n  fragment WrittenArticle on Article {\n    id\n    hasGeneratedArticle\n    image\n    updatedAt\n    content {\n      ...ArticleTexts\n    }\n  }\n": typeof types.WrittenArticleFragmentDoc,
    "\n  fragment WizardFrame on Article {\n    title\n    siteDetails {\n      id\n      name\n    }\n    ...WizardFacts\n  }\n": typeof types.WizardFrameFragmentDoc,
    "\n  mutation RenameArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n      title\n    }\n  }\n": typeof types.RenameArticleDocument,
    "\n  mutation DescribeIdea($ideaId: Int!) {\n    generateProductDescriptions(input: { ideaId: $ideaId }) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n": typeof types.DescribeIdeaDocument,
    "\n  mutation DescribeArticle($id: Int!, $all: Int) {\n    generateDescriptions(id: $id, all: $all) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n": typeof types.DescribeArticleDocument,
    "\n  mutation CurateDescriptions($id: Int!) {\n    curateDescriptions(id: $id) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n": typeof types.CurateDescriptionsDocument,
    "\n  query ReadDescription($id: Int!) {\n    ideaProduct(id: $id) {\n      id\n      description\n      updatedAt\n    }\n  }\n": typeof types.ReadDescriptionDocument,
    "\n  mutation SaveDescription($id: Int!, $description: String) {\n    updateProduct(id: $id, input: { description: $description }) {\n      ...DescribedProduct\n    }\n  }\n": typeof types.SaveDescriptionDocument,
    "\n  mutation FlagDescriptions($id: Int!, $hasGeneratedDescriptions: Boolean!) {\n    updateArticle(id: $id, input: { hasGeneratedDescriptions: $hasGeneratedDescriptions }) {\n      id\n      hasGeneratedDescriptions\n    }\n  }\n": typeof types.FlagDescriptionsDocument,
    "\n    query Describe($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        hasGeneratedDescriptions\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                id\n                title\n                ideaProducts {\n                  ...DescribedProduct\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            id\n            title\n          }\n        }\n      }\n    }\n  ": typeof types.DescribeDocument,
    "\n  fragment DescribedProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionId\n    sectionPriority\n    description\n    descriptionSource\n    brand\n    price\n    currency\n    image\n    updatedAt\n  }\n": typeof types.DescribedProductFragmentDoc,
    "\n  mutation GenerateSections($id: Int!) {\n    generateSections(id: $id) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n": typeof types.GenerateSectionsDocument,
    "\n  mutation PopulateSections($id: Int!) {\n    populateSections(id: $id) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n": typeof types.PopulateSectionsDocument,
    "\n  query ReadSections($articleId: Int!) {\n    article(id: $articleId) {\n      id\n      sections(itemsPerPage: 100) {\n        member {\n          ...PrioritizeSection\n        }\n      }\n    }\n  }\n": typeof types.ReadSectionsDocument,
    "\n  mutation UpdateSections($input: SectionsPatchInput!) {\n    updateSections(input: $input) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n": typeof types.UpdateSectionsDocument,
    "\n  mutation UpdateSection($id: Int!, $input: SectionPatchInput!) {\n    updateSection(id: $id, input: $input) {\n      ...PrioritizeSection\n    }\n  }\n": typeof types.UpdateSectionDocument,
    "\n    query Prioritize($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                id\n                title\n                ideaProducts {\n                  ...PrioritizeProduct\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            ...PrioritizeSection\n          }\n        }\n      }\n    }\n  ": typeof types.PrioritizeDocument,
    "\n  fragment PrioritizeSection on Section {\n    id\n    title\n    type\n    position\n    criteria {\n      min\n      max\n    }\n    ideaProducts {\n      ...PrioritizeProduct\n    }\n  }\n": typeof types.PrioritizeSectionFragmentDoc,
    "\n  fragment PrioritizeProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionId\n    sectionPriority\n    description\n    price\n    currency\n    image\n    brand\n  }\n": typeof types.PrioritizeProductFragmentDoc,
    "\n  fragment WizardFacts on Article {\n    id\n    hasGeneratedArticle\n    content {\n      introduction\n      sections {\n        body\n      }\n      conclusion\n    }\n    prompts(itemsPerPage: 100) {\n      member {\n        ideas(itemsPerPage: 100) {\n          member {\n            ideaProducts {\n              status\n              sectionPriority\n              description\n            }\n          }\n        }\n      }\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        ideaProducts {\n          status\n          sectionPriority\n          description\n        }\n      }\n    }\n  }\n": typeof types.WizardFactsFragmentDoc,
};
const documents: Documents = {
    "\n  query ArticlePictures($id: Int!) {\n    article(id: $id) {\n      id\n      title\n      image\n    }\n  }\n": types.ArticlePicturesDocument,
    "\n  mutation CreateArticle($siteId: Int!) {\n    createArticle(input: { siteId: $siteId }) {\n      id\n    }\n  }\n": types.CreateArticleDocument,
    "\n  mutation UpdateArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateArticleDocument,
    "\n  mutation DeleteArticle($id: Int!) {\n    deleteArticle(id: $id)\n  }\n": types.DeleteArticleDocument,
    "\n  query SiteArticles($siteId: Int!, $page: Int!) {\n    articles(site_id: $siteId, page: $page, itemsPerPage: 1000) {\n      member {\n        id\n        title\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        hasGeneratedArticle\n        updatedAt\n      }\n      totalItems\n    }\n  }\n": types.SiteArticlesDocument,
    "\n  mutation Login($input: LoginCredentialsInput!) {\n    login(input: $input) {\n      token\n      refresh_token\n    }\n  }\n": types.LoginDocument,
    "\n  mutation RefreshToken($input: RefreshRequestInput!) {\n    refreshToken(input: $input) {\n      token\n    }\n  }\n": types.RefreshTokenDocument,
    "\n  query SiteAuthors($siteId: Int!) {\n    authors(site_id: $siteId) {\n      member {\n        id\n        name\n        bio\n        avatar\n      }\n    }\n  }\n": types.SiteAuthorsDocument,
    "\n  mutation CreateAuthor($siteId: Int!, $input: AuthorCreateInput!) {\n    createAuthor(id: $siteId, input: $input) {\n      id\n    }\n  }\n": types.CreateAuthorDocument,
    "\n  mutation UpdateAuthor($id: Int!, $input: AuthorPatchInput!) {\n    updateAuthor(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateAuthorDocument,
    "\n  mutation DeleteAuthor($id: Int!) {\n    deleteAuthor(id: $id)\n  }\n": types.DeleteAuthorDocument,
    "\n  query BotSettings {\n    botSettings {\n      member {\n        id\n        bot\n        defaultProvider\n        backupProvider\n        settings\n      }\n    }\n    bots {\n      member\n    }\n    botProviders {\n      member\n    }\n  }\n": types.BotSettingsDocument,
    "\n  query BotSetting($id: Int!) {\n    botSetting(id: $id) {\n      id\n      bot\n      defaultProvider\n      backupProvider\n      settings\n    }\n  }\n": types.BotSettingDocument,
    "\n  mutation CreateBotSetting($input: BotSettingCreateInput!) {\n    createBotSetting(input: $input) {\n      id\n    }\n  }\n": types.CreateBotSettingDocument,
    "\n  mutation UpdateBotSetting($id: Int!, $input: BotSettingPatchInput!) {\n    updateBotSetting(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateBotSettingDocument,
    "\n  mutation ForkGiftorix($siteId: Int!, $checkpointId: String!) {\n    giftorixChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n\n  fragment ForkReply on CheckpointReply {\n    messages {\n      role\n      content\n      checkpointId\n    }\n    ideas {\n      title\n      description\n      keywords\n    }\n    keywords\n    products {\n      id\n      title\n      priority\n      price\n      currency\n    }\n  }\n": types.ForkGiftorixDocument,
    "\n  mutation ForkKeywordus($siteId: Int!, $checkpointId: String!) {\n    keywordusChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n": types.ForkKeywordusDocument,
    "\n  mutation ForkPriorix($siteId: Int!, $checkpointId: String!) {\n    priorixChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n": types.ForkPriorixDocument,
    "\n  query ChatSession($siteId: Int!, $sid: String!) {\n    chatSession(id: $siteId, sid: $sid) {\n      ...SessionParts\n      archived\n      createdAt\n    }\n    chatSessionLogs(id: $siteId, sid: $sid, page: 1, itemsPerPage: 200) {\n      member {\n        id\n        bot\n        level\n        message\n        context\n        createdAt\n      }\n      totalItems\n    }\n  }\n\n  fragment SessionParts on ChatSession {\n    id\n    persona\n    ideas {\n      title\n      description\n      keywords\n    }\n    conversation {\n      role\n      content\n      checkpointId\n    }\n  }\n": types.ChatSessionDocument,
    "\n  query SessionFallback($siteId: Int!) {\n    chatSessions(id: $siteId, page: 1, items: 50) {\n      member {\n        ...SessionParts\n      }\n    }\n  }\n": types.SessionFallbackDocument,
    "\n  query ChatSessions($siteId: Int!, $page: Int!, $items: Int!, $archived: Boolean) {\n    chatSessions(id: $siteId, page: $page, items: $items, archived: $archived) {\n      member {\n        id\n        archived\n        persona\n        createdAt\n        ideas {\n          title\n        }\n        conversation {\n          role\n          content\n        }\n      }\n      totalItems\n    }\n  }\n": types.ChatSessionsDocument,
    "\n  mutation ArchiveSession($siteId: Int!, $sid: String!) {\n    archiveChatSession(id: $siteId, sid: $sid) {\n      id\n      archived\n    }\n  }\n": types.ArchiveSessionDocument,
    "\n  mutation UnarchiveSession($siteId: Int!, $sid: String!) {\n    unarchiveChatSession(id: $siteId, sid: $sid) {\n      id\n      archived\n    }\n  }\n": types.UnarchiveSessionDocument,
    "\n  query DebugCall($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {\n    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        request\n        response\n      }\n    }\n  }\n": types.DebugCallDocument,
    "\n  query Debugs($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {\n    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        bot\n        article {\n          id\n        }\n        model\n        temperature\n        promptTokens\n        completionTokens\n        durationMs\n        createdAt\n      }\n      totalItems\n    }\n  }\n": types.DebugsDocument,
    "\n  query ElasticSearch($input: ElasticSearchPayloadInput!, $page: Int!, $itemsPerPage: Int!) {\n    elasticProducts(input: $input, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        title\n        price\n        currency\n        brand\n        category\n        url\n        image\n        score\n      }\n      totalItems\n    }\n    elasticQuery(input: $input) {\n      query\n    }\n  }\n": types.ElasticSearchDocument,
    "\n  query Feeds {\n    feeds {\n      member {\n        id\n        name\n        code\n        status\n        country\n        url\n        productCount\n        importedAt\n      }\n      totalItems\n    }\n  }\n": types.FeedsDocument,
    "\n  fragment FeedImportReport on FeedImport {\n    feed {\n      id\n      name\n    }\n    total\n    imported\n    rejected\n    format\n    rowErrors {\n      line\n      message\n    }\n    rowErrorsTruncated\n  }\n": types.FeedImportReportFragmentDoc,
    "\n  mutation ImportFeed($id: Int!) {\n    importFeed(id: $id) {\n      ...FeedImportReport\n    }\n  }\n": types.ImportFeedDocument,
    "\n  mutation UploadFeedFile($file: File!) {\n    uploadFeedFile(input: { file: $file }) {\n      ...FeedImportReport\n    }\n  }\n": types.UploadFeedFileDocument,
    "\n  mutation CreateFeed($input: FeedCreateInput!) {\n    createFeed(input: $input) {\n      id\n    }\n  }\n": types.CreateFeedDocument,
    "\n  mutation UpdateFeed($id: Int!, $input: FeedPatchInput!) {\n    updateFeed(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateFeedDocument,
    "\n  query Imobiliarix {\n    botSettings {\n      member {\n        id\n        bot\n        defaultProvider\n        backupProvider\n        settings\n      }\n    }\n    botProviders {\n      member\n    }\n    sites {\n      member {\n        id\n        name\n        status\n        settingsSite {\n          country\n        }\n      }\n    }\n    articles(page: 1, itemsPerPage: 200) {\n      member {\n        id\n        title\n        site {\n          id\n        }\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        hasGeneratedArticle\n        updatedAt\n      }\n    }\n  }\n": types.ImobiliarixDocument,
    "\n  mutation UpdateTranslationString($id: Int!, $localizedText: String!) {\n    updateTranslationString(id: $id, input: { localizedText: $localizedText }) {\n      id\n    }\n  }\n": types.UpdateTranslationStringDocument,
    "\n  mutation ReplaceTranslationStrings($id: Int!, $strings: [TranslationTextInput!]!) {\n    updateTranslation(id: $id, input: { strings: $strings }) {\n      id\n    }\n  }\n": types.ReplaceTranslationStringsDocument,
    "\n  mutation AddSiteTranslation($input: TranslationCreateInput!) {\n    createTranslation(input: $input) {\n      id\n    }\n  }\n": types.AddSiteTranslationDocument,
    "\n  mutation RemoveSiteTranslation($id: Int!) {\n    deleteTranslation(id: $id)\n  }\n": types.RemoveSiteTranslationDocument,
    "\n  query SiteLocalization($siteId: Int!) {\n    translations(siteId: $siteId) {\n      member {\n        id\n        key {\n          id\n        }\n        strings {\n          id\n          locale\n          localizedText\n        }\n      }\n    }\n    translationKeys {\n      member {\n        id\n        key\n        description\n      }\n    }\n    site(id: $siteId) {\n      id\n      settingsSite {\n        metadata\n      }\n    }\n  }\n": types.SiteLocalizationDocument,
    "\n  mutation GenerateSiteTranslations($siteId: Int!) {\n    generateSiteTranslations(id: $siteId) {\n      totalItems\n    }\n  }\n": types.GenerateSiteTranslationsDocument,
    "\n  query SitePages($siteId: Int!) {\n    pages(site_id: $siteId) {\n      member {\n        id\n        title\n        slug\n        status\n      }\n    }\n  }\n": types.SitePagesDocument,
    "\n  mutation CreateSite($input: SiteCreateInput!) {\n    createSite(input: $input) {\n      id\n    }\n  }\n": types.CreateSiteDocument,
    "\n  mutation RedeploySite($id: Int!) {\n    redeploySite(id: $id) {\n      status\n    }\n  }\n": types.RedeploySiteDocument,
    "\n  mutation SendSiteSettings($id: Int!) {\n    sendSiteSettings(id: $id) {\n      status\n    }\n  }\n": types.SendSiteSettingsDocument,
    "\n  query SiteFeeds($siteId: Int!) {\n    siteFeeds(id: $siteId) {\n      member {\n        id\n        name\n        code\n        status\n        country\n        productCount\n        importedAt\n      }\n    }\n    site(id: $siteId) {\n      id\n      settingsSite {\n        country\n      }\n    }\n  }\n": types.SiteFeedsDocument,
    "\n  query FeedCandidates($country: String!, $hasCountry: Boolean!) {\n    feedsByCountry(country: $country) @include(if: $hasCountry) {\n      member {\n        id\n        name\n        code\n        country\n        productCount\n      }\n    }\n    feedsByCode {\n      member {\n        code\n        feeds {\n          id\n          name\n          code\n          country\n          productCount\n        }\n      }\n    }\n  }\n": types.FeedCandidatesDocument,
    "\n  mutation UpdateSiteFeeds($siteId: Int!, $feeds: [Int!]!) {\n    updateSiteFeeds(id: $siteId, input: { feeds: $feeds }) {\n      totalItems\n    }\n  }\n": types.UpdateSiteFeedsDocument,
    "\n  mutation PublishSite($id: Int!) {\n    publishSite(id: $id) {\n      id\n      status\n    }\n  }\n": types.PublishSiteDocument,
    "\n  mutation UnpublishSite($id: Int!) {\n    unpublishSite(id: $id) {\n      id\n      status\n    }\n  }\n": types.UnpublishSiteDocument,
    "\n  mutation DeleteSite($id: Int!) {\n    deleteSite(id: $id)\n  }\n": types.DeleteSiteDocument,
    "\n  mutation UploadSiteImages($id: Int!, $input: SiteUploadInput!) {\n    uploadSiteFiles(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UploadSiteImagesDocument,
    "\n  query SiteSettings($id: Int!) {\n    site(id: $id) {\n      id\n      name\n      status\n      domain\n      logo\n      heroImage\n      favicon\n      settingsSite {\n        country\n        metadata\n      }\n    }\n  }\n": types.SiteSettingsDocument,
    "\n  mutation UpdateSite($id: Int!, $input: SitePatchInput!) {\n    updateSite(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateSiteDocument,
    "\n  mutation UpdateSiteMetadata($id: Int!, $metadata: JSON!) {\n    updateSiteMetadata(id: $id, input: { settingsSite: { metadata: $metadata } }) {\n      id\n    }\n  }\n": types.UpdateSiteMetadataDocument,
    "\n  query Sites {\n    sites {\n      member {\n        id\n        name\n        status\n        domain\n        updatedAt\n        settingsSite {\n          country\n        }\n      }\n      totalItems\n    }\n  }\n": types.SitesDocument,
    "\n  query SiteTopics($siteId: Int!) {\n    criterias(site_id: $siteId) {\n      member {\n        id\n        name\n        slug\n      }\n    }\n  }\n": types.SiteTopicsDocument,
    "\n  query Translations($siteId: Int) {\n    translations(siteId: $siteId) {\n      member {\n        id\n        key {\n          id\n          key\n        }\n        site {\n          id\n        }\n        strings {\n          id\n          locale\n          localizedText\n        }\n      }\n    }\n    translationKeys {\n      member {\n        id\n        key\n        description\n      }\n    }\n    sites {\n      member {\n        id\n        name\n      }\n    }\n  }\n": types.TranslationsDocument,
    "\n  query Translation($id: Int!) {\n    translation(id: $id) {\n      id\n      key {\n        id\n        key\n      }\n      site {\n        id\n      }\n      strings {\n        locale\n        localizedText\n      }\n    }\n  }\n": types.TranslationDocument,
    "\n  mutation CreateTranslation($input: TranslationCreateInput!) {\n    createTranslation(input: $input) {\n      id\n    }\n  }\n": types.CreateTranslationDocument,
    "\n  mutation UpdateTranslation($id: Int!, $input: TranslationPatchInput!) {\n    updateTranslation(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateTranslationDocument,
    "\n  mutation DeleteTranslation($id: Int!) {\n    deleteTranslation(id: $id)\n  }\n": types.DeleteTranslationDocument,
    "\n  mutation CreateTranslationKey($input: TranslationKeyCreateInput!) {\n    createTranslationKey(input: $input) {\n      id\n    }\n  }\n": types.CreateTranslationKeyDocument,
    "\n  mutation UpdateTranslationKey($id: Int!, $input: TranslationKeyPatchInput!) {\n    updateTranslationKey(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateTranslationKeyDocument,
    "\n  mutation DeleteTranslationKey($id: Int!) {\n    deleteTranslationKey(id: $id)\n  }\n": types.DeleteTranslationKeyDocument,
    "\n  mutation CreatePrompt($input: PromptCreateInput!) {\n    createPrompt(input: $input) {\n      ...ComposePrompt\n    }\n  }\n": types.CreatePromptDocument,
    "\n  mutation UpdatePrompt($id: Int!, $input: PromptPatchInput!) {\n    updatePrompt(id: $id, input: $input) {\n      ...ComposePrompt\n    }\n  }\n": types.UpdatePromptDocument,
    "\n  query ReadPrompts($articleId: Int!) {\n    article(id: $articleId) {\n      id\n      prompts(itemsPerPage: 100) {\n        member {\n          ...ComposePrompt\n        }\n      }\n    }\n  }\n": types.ReadPromptsDocument,
    "\n  mutation ClearKeywords($id: Int!) {\n    deletePromptKeywords(id: $id)\n  }\n": types.ClearKeywordsDocument,
    "\n  mutation GenerateKeywords($input: KeywordGenerationInput!) {\n    generateKeywords(input: $input) {\n      ...ComposePrompt\n    }\n  }\n": types.GenerateKeywordsDocument,
    "\n  mutation GenerateIdeas($input: IdeaGenerationInput!) {\n    generateIdeas(input: $input) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": types.GenerateIdeasDocument,
    "\n  mutation GenerateMoreIdeas($input: IdeaGenerationInput!) {\n    generateAdditionalIdeas(input: $input) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": types.GenerateMoreIdeasDocument,
    "\n  mutation UpdateIdea($id: Int!, $input: IdeaPatchInput!) {\n    updateIdea(id: $id, input: $input) {\n      ...ComposeIdea\n    }\n  }\n": types.UpdateIdeaDocument,
    "\n  mutation UpdateIdeaKeywords($input: IdeaKeywordsPatchInput!) {\n    updateIdeaKeywords(input: $input) {\n      ...ComposeIdea\n    }\n  }\n": types.UpdateIdeaKeywordsDocument,
    "\n  mutation DeleteIdea($id: Int!) {\n    deleteIdea(id: $id)\n  }\n": types.DeleteIdeaDocument,
    "\n  mutation FindProducts($input: ProductGenerationInput!) {\n    generateIdeaProducts(input: $input) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n": types.FindProductsDocument,
    "\n  mutation RegenerateProducts($id: Int!) {\n    regenerateIdeaProducts(id: $id) {\n      ...ComposeIdea\n    }\n  }\n": types.RegenerateProductsDocument,
    "\n  mutation FindAllProducts($id: Int!) {\n    generateArticleProducts(id: $id) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": types.FindAllProductsDocument,
    "\n  mutation UpdateProductStatuses($input: ProductStatusUpdateInput!) {\n    updateProductStatuses(input: $input) {\n      totalItems\n    }\n  }\n": types.UpdateProductStatusesDocument,
    "\n  mutation UpdateIdeaProducts($input: IdeaProductsPatchInput!) {\n    updateIdeaProducts(input: $input) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n": types.UpdateIdeaProductsDocument,
    "\n  mutation DeleteProduct($id: Int!) {\n    deleteProduct(id: $id)\n  }\n": types.DeleteProductDocument,
    "\n  mutation CurateIdeas($id: Int!) {\n    curateIdeas(id: $id) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n": types.CurateIdeasDocument,
    "\n  mutation CurateProducts($id: Int!) {\n    curateProducts(id: $id) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n": types.CurateProductsDocument,
    "\n    query Compose($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        prompts(itemsPerPage: 100) {\n          member {\n            ...ComposePrompt\n            ideas(itemsPerPage: 100) {\n              member {\n                ...ComposeIdea\n              }\n            }\n          }\n        }\n      }\n    }\n  ": types.ComposeDocument,
    "\n  fragment ComposePrompt on Prompt {\n    id\n    prompt\n    keywords\n    updatedAt\n  }\n": types.ComposePromptFragmentDoc,
    "\n  fragment ComposeIdea on Idea {\n    id\n    title\n    keywords\n    updatedAt\n    ideaProducts {\n      ...ComposeProduct\n    }\n  }\n": types.ComposeIdeaFragmentDoc,
    "\n  fragment ComposeProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionPriority\n    description\n    price\n    currency\n    image\n    brand\n  }\n": types.ComposeProductFragmentDoc,
    "\n    query ProductDetails($id: Int!) {\n      ideaProduct(id: $id) {\n        id\n        title\n        status\n        description\n        descriptionSource\n        price\n        currency\n        image\n        url\n        brand\n        category\n        updatedAt\n      }\n    }\n  ": types.ProductDetailsDocument,
    "\n  mutation FinishArticle($id: Int!, $flags: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $flags) {\n      ...WrittenArticle\n      hasProducts\n      hasSections\n      hasGeneratedDescriptions\n    }\n  }\n": types.FinishArticleDocument,
    "\n  mutation RenderBanner($id: Int!) {\n    generateBanner(id: $id) {\n      contentType\n      base64\n      size\n    }\n  }\n": types.RenderBannerDocument,
    "\n    query Final($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        ...WrittenArticle\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                ideaProducts {\n                  id\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            id\n            title\n            criteria {\n              min\n            }\n          }\n        }\n      }\n    }\n  ": types.FinalDocument,
    "\n  mutation WriteArticleTexts($id: Int!, $full: Boolean) {\n    generateArticle(id: $id, full: $full) {\n      ...FineTuneArticle\n    }\n  }\n": types.WriteArticleTextsDocument,
    "\n  query ReadArticleTexts($id: Int!) {\n    article(id: $id) {\n      ...WrittenArticle\n    }\n  }\n": types.ReadArticleTextsDocument,
    "\n  mutation SaveArticleTexts($id: Int!, $content: ArticleContentSaveInput!) {\n    saveArticle(id: $id, input: { content: $content }) {\n      ...WrittenArticle\n    }\n  }\n": types.SaveArticleTextsDocument,
    "\n  mutation SetArticleImage($id: Int!, $input: ArticleImagePatchInput!) {\n    generateArticleImage(id: $id, input: $input) {\n      ...WrittenArticle\n    }\n  }\n": types.SetArticleImageDocument,
    "\n    query FineTune($articleId: Int!) {\n      article(id: $articleId) {\n        ...FineTuneArticle\n      }\n    }\n  ": types.FineTuneDocument,
    "\n  fragment FineTuneArticle on Article {\n    ...WizardFrame\n    ...WrittenArticle\n    writtenByBot {\n      ...ArticleTexts\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        id\n        title\n      }\n    }\n  }\n": types.FineTuneArticleFragmentDoc,
    "\n  fragment ArticleTexts on ArticleContent {\n    title\n    introduction\n    sections {\n      sectionId\n      title\n      body\n    }\n    conclusion\n  }\n": types.ArticleTextsFragmentDoc,
    "\n  fragment WrittenArticle on Article {\n    id\n    hasGeneratedArticle\n    image\n    updatedAt\n    content {\n      ...ArticleTexts\n    }\n  }\n": types.WrittenArticleFragmentDoc,
    "\n  fragment WizardFrame on Article {\n    title\n    siteDetails {\n      id\n      name\n    }\n    ...WizardFacts\n  }\n": types.WizardFrameFragmentDoc,
    "\n  mutation RenameArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n      title\n    }\n  }\n": types.RenameArticleDocument,
    "\n  mutation DescribeIdea($ideaId: Int!) {\n    generateProductDescriptions(input: { ideaId: $ideaId }) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n": types.DescribeIdeaDocument,
    "\n  mutation DescribeArticle($id: Int!, $all: Int) {\n    generateDescriptions(id: $id, all: $all) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n": types.DescribeArticleDocument,
    "\n  mutation CurateDescriptions($id: Int!) {\n    curateDescriptions(id: $id) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n": types.CurateDescriptionsDocument,
    "\n  query ReadDescription($id: Int!) {\n    ideaProduct(id: $id) {\n      id\n      description\n      updatedAt\n    }\n  }\n": types.ReadDescriptionDocument,
    "\n  mutation SaveDescription($id: Int!, $description: String) {\n    updateProduct(id: $id, input: { description: $description }) {\n      ...DescribedProduct\n    }\n  }\n": types.SaveDescriptionDocument,
    "\n  mutation FlagDescriptions($id: Int!, $hasGeneratedDescriptions: Boolean!) {\n    updateArticle(id: $id, input: { hasGeneratedDescriptions: $hasGeneratedDescriptions }) {\n      id\n      hasGeneratedDescriptions\n    }\n  }\n": types.FlagDescriptionsDocument,
    "\n    query Describe($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        hasGeneratedDescriptions\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                id\n                title\n                ideaProducts {\n                  ...DescribedProduct\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            id\n            title\n          }\n        }\n      }\n    }\n  ": types.DescribeDocument,
    "\n  fragment DescribedProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionId\n    sectionPriority\n    description\n    descriptionSource\n    brand\n    price\n    currency\n    image\n    updatedAt\n  }\n": types.DescribedProductFragmentDoc,
    "\n  mutation GenerateSections($id: Int!) {\n    generateSections(id: $id) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n": types.GenerateSectionsDocument,
    "\n  mutation PopulateSections($id: Int!) {\n    populateSections(id: $id) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n": types.PopulateSectionsDocument,
    "\n  query ReadSections($articleId: Int!) {\n    article(id: $articleId) {\n      id\n      sections(itemsPerPage: 100) {\n        member {\n          ...PrioritizeSection\n        }\n      }\n    }\n  }\n": types.ReadSectionsDocument,
    "\n  mutation UpdateSections($input: SectionsPatchInput!) {\n    updateSections(input: $input) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n": types.UpdateSectionsDocument,
    "\n  mutation UpdateSection($id: Int!, $input: SectionPatchInput!) {\n    updateSection(id: $id, input: $input) {\n      ...PrioritizeSection\n    }\n  }\n": types.UpdateSectionDocument,
    "\n    query Prioritize($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                id\n                title\n                ideaProducts {\n                  ...PrioritizeProduct\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            ...PrioritizeSection\n          }\n        }\n      }\n    }\n  ": types.PrioritizeDocument,
    "\n  fragment PrioritizeSection on Section {\n    id\n    title\n    type\n    position\n    criteria {\n      min\n      max\n    }\n    ideaProducts {\n      ...PrioritizeProduct\n    }\n  }\n": types.PrioritizeSectionFragmentDoc,
    "\n  fragment PrioritizeProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionId\n    sectionPriority\n    description\n    price\n    currency\n    image\n    brand\n  }\n": types.PrioritizeProductFragmentDoc,
    "\n  fragment WizardFacts on Article {\n    id\n    hasGeneratedArticle\n    content {\n      introduction\n      sections {\n        body\n      }\n      conclusion\n    }\n    prompts(itemsPerPage: 100) {\n      member {\n        ideas(itemsPerPage: 100) {\n          member {\n            ideaProducts {\n              status\n              sectionPriority\n              description\n            }\n          }\n        }\n      }\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        ideaProducts {\n          status\n          sectionPriority\n          description\n        }\n      }\n    }\n  }\n": types.WizardFactsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticlePictures($id: Int!) {\n    article(id: $id) {\n      id\n      title\n      image\n    }\n  }\n"): typeof import('./graphql.ts').ArticlePicturesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateArticle($siteId: Int!) {\n    createArticle(input: { siteId: $siteId }) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteArticle($id: Int!) {\n    deleteArticle(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteArticles($siteId: Int!, $page: Int!) {\n    articles(site_id: $siteId, page: $page, itemsPerPage: 1000) {\n      member {\n        id\n        title\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        hasGeneratedArticle\n        updatedAt\n      }\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').SiteArticlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginCredentialsInput!) {\n    login(input: $input) {\n      token\n      refresh_token\n    }\n  }\n"): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshToken($input: RefreshRequestInput!) {\n    refreshToken(input: $input) {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').RefreshTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteAuthors($siteId: Int!) {\n    authors(site_id: $siteId) {\n      member {\n        id\n        name\n        bio\n        avatar\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SiteAuthorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAuthor($siteId: Int!, $input: AuthorCreateInput!) {\n    createAuthor(id: $siteId, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateAuthorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAuthor($id: Int!, $input: AuthorPatchInput!) {\n    updateAuthor(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAuthorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAuthor($id: Int!) {\n    deleteAuthor(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteAuthorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BotSettings {\n    botSettings {\n      member {\n        id\n        bot\n        defaultProvider\n        backupProvider\n        settings\n      }\n    }\n    bots {\n      member\n    }\n    botProviders {\n      member\n    }\n  }\n"): typeof import('./graphql.ts').BotSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BotSetting($id: Int!) {\n    botSetting(id: $id) {\n      id\n      bot\n      defaultProvider\n      backupProvider\n      settings\n    }\n  }\n"): typeof import('./graphql.ts').BotSettingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBotSetting($input: BotSettingCreateInput!) {\n    createBotSetting(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateBotSettingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBotSetting($id: Int!, $input: BotSettingPatchInput!) {\n    updateBotSetting(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateBotSettingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForkGiftorix($siteId: Int!, $checkpointId: String!) {\n    giftorixChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n\n  fragment ForkReply on CheckpointReply {\n    messages {\n      role\n      content\n      checkpointId\n    }\n    ideas {\n      title\n      description\n      keywords\n    }\n    keywords\n    products {\n      id\n      title\n      priority\n      price\n      currency\n    }\n  }\n"): typeof import('./graphql.ts').ForkGiftorixDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForkKeywordus($siteId: Int!, $checkpointId: String!) {\n    keywordusChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n"): typeof import('./graphql.ts').ForkKeywordusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForkPriorix($siteId: Int!, $checkpointId: String!) {\n    priorixChat(id: $siteId, checkpointId: $checkpointId) {\n      ...ForkReply\n    }\n  }\n"): typeof import('./graphql.ts').ForkPriorixDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatSession($siteId: Int!, $sid: String!) {\n    chatSession(id: $siteId, sid: $sid) {\n      ...SessionParts\n      archived\n      createdAt\n    }\n    chatSessionLogs(id: $siteId, sid: $sid, page: 1, itemsPerPage: 200) {\n      member {\n        id\n        bot\n        level\n        message\n        context\n        createdAt\n      }\n      totalItems\n    }\n  }\n\n  fragment SessionParts on ChatSession {\n    id\n    persona\n    ideas {\n      title\n      description\n      keywords\n    }\n    conversation {\n      role\n      content\n      checkpointId\n    }\n  }\n"): typeof import('./graphql.ts').ChatSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionFallback($siteId: Int!) {\n    chatSessions(id: $siteId, page: 1, items: 50) {\n      member {\n        ...SessionParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SessionFallbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatSessions($siteId: Int!, $page: Int!, $items: Int!, $archived: Boolean) {\n    chatSessions(id: $siteId, page: $page, items: $items, archived: $archived) {\n      member {\n        id\n        archived\n        persona\n        createdAt\n        ideas {\n          title\n        }\n        conversation {\n          role\n          content\n        }\n      }\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').ChatSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveSession($siteId: Int!, $sid: String!) {\n    archiveChatSession(id: $siteId, sid: $sid) {\n      id\n      archived\n    }\n  }\n"): typeof import('./graphql.ts').ArchiveSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnarchiveSession($siteId: Int!, $sid: String!) {\n    unarchiveChatSession(id: $siteId, sid: $sid) {\n      id\n      archived\n    }\n  }\n"): typeof import('./graphql.ts').UnarchiveSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DebugCall($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {\n    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        request\n        response\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DebugCallDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Debugs($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {\n    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        bot\n        article {\n          id\n        }\n        model\n        temperature\n        promptTokens\n        completionTokens\n        durationMs\n        createdAt\n      }\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').DebugsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ElasticSearch($input: ElasticSearchPayloadInput!, $page: Int!, $itemsPerPage: Int!) {\n    elasticProducts(input: $input, page: $page, itemsPerPage: $itemsPerPage) {\n      member {\n        id\n        title\n        price\n        currency\n        brand\n        category\n        url\n        image\n        score\n      }\n      totalItems\n    }\n    elasticQuery(input: $input) {\n      query\n    }\n  }\n"): typeof import('./graphql.ts').ElasticSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Feeds {\n    feeds {\n      member {\n        id\n        name\n        code\n        status\n        country\n        url\n        productCount\n        importedAt\n      }\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').FeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedImportReport on FeedImport {\n    feed {\n      id\n      name\n    }\n    total\n    imported\n    rejected\n    format\n    rowErrors {\n      line\n      message\n    }\n    rowErrorsTruncated\n  }\n"): typeof import('./graphql.ts').FeedImportReportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportFeed($id: Int!) {\n    importFeed(id: $id) {\n      ...FeedImportReport\n    }\n  }\n"): typeof import('./graphql.ts').ImportFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadFeedFile($file: File!) {\n    uploadFeedFile(input: { file: $file }) {\n      ...FeedImportReport\n    }\n  }\n"): typeof import('./graphql.ts').UploadFeedFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFeed($input: FeedCreateInput!) {\n    createFeed(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFeed($id: Int!, $input: FeedPatchInput!) {\n    updateFeed(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Imobiliarix {\n    botSettings {\n      member {\n        id\n        bot\n        defaultProvider\n        backupProvider\n        settings\n      }\n    }\n    botProviders {\n      member\n    }\n    sites {\n      member {\n        id\n        name\n        status\n        settingsSite {\n          country\n        }\n      }\n    }\n    articles(page: 1, itemsPerPage: 200) {\n      member {\n        id\n        title\n        site {\n          id\n        }\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        hasGeneratedArticle\n        updatedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ImobiliarixDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTranslationString($id: Int!, $localizedText: String!) {\n    updateTranslationString(id: $id, input: { localizedText: $localizedText }) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateTranslationStringDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceTranslationStrings($id: Int!, $strings: [TranslationTextInput!]!) {\n    updateTranslation(id: $id, input: { strings: $strings }) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ReplaceTranslationStringsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSiteTranslation($input: TranslationCreateInput!) {\n    createTranslation(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AddSiteTranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSiteTranslation($id: Int!) {\n    deleteTranslation(id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveSiteTranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteLocalization($siteId: Int!) {\n    translations(siteId: $siteId) {\n      member {\n        id\n        key {\n          id\n        }\n        strings {\n          id\n          locale\n          localizedText\n        }\n      }\n    }\n    translationKeys {\n      member {\n        id\n        key\n        description\n      }\n    }\n    site(id: $siteId) {\n      id\n      settingsSite {\n        metadata\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SiteLocalizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateSiteTranslations($siteId: Int!) {\n    generateSiteTranslations(id: $siteId) {\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').GenerateSiteTranslationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SitePages($siteId: Int!) {\n    pages(site_id: $siteId) {\n      member {\n        id\n        title\n        slug\n        status\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SitePagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSite($input: SiteCreateInput!) {\n    createSite(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeploySite($id: Int!) {\n    redeploySite(id: $id) {\n      status\n    }\n  }\n"): typeof import('./graphql.ts').RedeploySiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendSiteSettings($id: Int!) {\n    sendSiteSettings(id: $id) {\n      status\n    }\n  }\n"): typeof import('./graphql.ts').SendSiteSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteFeeds($siteId: Int!) {\n    siteFeeds(id: $siteId) {\n      member {\n        id\n        name\n        code\n        status\n        country\n        productCount\n        importedAt\n      }\n    }\n    site(id: $siteId) {\n      id\n      settingsSite {\n        country\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SiteFeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedCandidates($country: String!, $hasCountry: Boolean!) {\n    feedsByCountry(country: $country) @include(if: $hasCountry) {\n      member {\n        id\n        name\n        code\n        country\n        productCount\n      }\n    }\n    feedsByCode {\n      member {\n        code\n        feeds {\n          id\n          name\n          code\n          country\n          productCount\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FeedCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSiteFeeds($siteId: Int!, $feeds: [Int!]!) {\n    updateSiteFeeds(id: $siteId, input: { feeds: $feeds }) {\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSiteFeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishSite($id: Int!) {\n    publishSite(id: $id) {\n      id\n      status\n    }\n  }\n"): typeof import('./graphql.ts').PublishSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpublishSite($id: Int!) {\n    unpublishSite(id: $id) {\n      id\n      status\n    }\n  }\n"): typeof import('./graphql.ts').UnpublishSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSite($id: Int!) {\n    deleteSite(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadSiteImages($id: Int!, $input: SiteUploadInput!) {\n    uploadSiteFiles(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UploadSiteImagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteSettings($id: Int!) {\n    site(id: $id) {\n      id\n      name\n      status\n      domain\n      logo\n      heroImage\n      favicon\n      settingsSite {\n        country\n        metadata\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SiteSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSite($id: Int!, $input: SitePatchInput!) {\n    updateSite(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSiteMetadata($id: Int!, $metadata: JSON!) {\n    updateSiteMetadata(id: $id, input: { settingsSite: { metadata: $metadata } }) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSiteMetadataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sites {\n    sites {\n      member {\n        id\n        name\n        status\n        domain\n        updatedAt\n        settingsSite {\n          country\n        }\n      }\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').SitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteTopics($siteId: Int!) {\n    criterias(site_id: $siteId) {\n      member {\n        id\n        name\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SiteTopicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Translations($siteId: Int) {\n    translations(siteId: $siteId) {\n      member {\n        id\n        key {\n          id\n          key\n        }\n        site {\n          id\n        }\n        strings {\n          id\n          locale\n          localizedText\n        }\n      }\n    }\n    translationKeys {\n      member {\n        id\n        key\n        description\n      }\n    }\n    sites {\n      member {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TranslationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Translation($id: Int!) {\n    translation(id: $id) {\n      id\n      key {\n        id\n        key\n      }\n      site {\n        id\n      }\n      strings {\n        locale\n        localizedText\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTranslation($input: TranslationCreateInput!) {\n    createTranslation(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateTranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTranslation($id: Int!, $input: TranslationPatchInput!) {\n    updateTranslation(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateTranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTranslation($id: Int!) {\n    deleteTranslation(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteTranslationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTranslationKey($input: TranslationKeyCreateInput!) {\n    createTranslationKey(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateTranslationKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTranslationKey($id: Int!, $input: TranslationKeyPatchInput!) {\n    updateTranslationKey(id: $id, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateTranslationKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTranslationKey($id: Int!) {\n    deleteTranslationKey(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteTranslationKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePrompt($input: PromptCreateInput!) {\n    createPrompt(input: $input) {\n      ...ComposePrompt\n    }\n  }\n"): typeof import('./graphql.ts').CreatePromptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePrompt($id: Int!, $input: PromptPatchInput!) {\n    updatePrompt(id: $id, input: $input) {\n      ...ComposePrompt\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePromptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPrompts($articleId: Int!) {\n    article(id: $articleId) {\n      id\n      prompts(itemsPerPage: 100) {\n        member {\n          ...ComposePrompt\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReadPromptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearKeywords($id: Int!) {\n    deletePromptKeywords(id: $id)\n  }\n"): typeof import('./graphql.ts').ClearKeywordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateKeywords($input: KeywordGenerationInput!) {\n    generateKeywords(input: $input) {\n      ...ComposePrompt\n    }\n  }\n"): typeof import('./graphql.ts').GenerateKeywordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateIdeas($input: IdeaGenerationInput!) {\n    generateIdeas(input: $input) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GenerateIdeasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateMoreIdeas($input: IdeaGenerationInput!) {\n    generateAdditionalIdeas(input: $input) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GenerateMoreIdeasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateIdea($id: Int!, $input: IdeaPatchInput!) {\n    updateIdea(id: $id, input: $input) {\n      ...ComposeIdea\n    }\n  }\n"): typeof import('./graphql.ts').UpdateIdeaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateIdeaKeywords($input: IdeaKeywordsPatchInput!) {\n    updateIdeaKeywords(input: $input) {\n      ...ComposeIdea\n    }\n  }\n"): typeof import('./graphql.ts').UpdateIdeaKeywordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteIdea($id: Int!) {\n    deleteIdea(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteIdeaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindProducts($input: ProductGenerationInput!) {\n    generateIdeaProducts(input: $input) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegenerateProducts($id: Int!) {\n    regenerateIdeaProducts(id: $id) {\n      ...ComposeIdea\n    }\n  }\n"): typeof import('./graphql.ts').RegenerateProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindAllProducts($id: Int!) {\n    generateArticleProducts(id: $id) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindAllProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProductStatuses($input: ProductStatusUpdateInput!) {\n    updateProductStatuses(input: $input) {\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').UpdateProductStatusesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateIdeaProducts($input: IdeaProductsPatchInput!) {\n    updateIdeaProducts(input: $input) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateIdeaProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProduct($id: Int!) {\n    deleteProduct(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CurateIdeas($id: Int!) {\n    curateIdeas(id: $id) {\n      member {\n        ...ComposeIdea\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CurateIdeasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CurateProducts($id: Int!) {\n    curateProducts(id: $id) {\n      member {\n        ...ComposeProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CurateProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Compose($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        prompts(itemsPerPage: 100) {\n          member {\n            ...ComposePrompt\n            ideas(itemsPerPage: 100) {\n              member {\n                ...ComposeIdea\n              }\n            }\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').ComposeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComposePrompt on Prompt {\n    id\n    prompt\n    keywords\n    updatedAt\n  }\n"): typeof import('./graphql.ts').ComposePromptFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComposeIdea on Idea {\n    id\n    title\n    keywords\n    updatedAt\n    ideaProducts {\n      ...ComposeProduct\n    }\n  }\n"): typeof import('./graphql.ts').ComposeIdeaFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComposeProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionPriority\n    description\n    price\n    currency\n    image\n    brand\n  }\n"): typeof import('./graphql.ts').ComposeProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ProductDetails($id: Int!) {\n      ideaProduct(id: $id) {\n        id\n        title\n        status\n        description\n        descriptionSource\n        price\n        currency\n        image\n        url\n        brand\n        category\n        updatedAt\n      }\n    }\n  "): typeof import('./graphql.ts').ProductDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishArticle($id: Int!, $flags: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $flags) {\n      ...WrittenArticle\n      hasProducts\n      hasSections\n      hasGeneratedDescriptions\n    }\n  }\n"): typeof import('./graphql.ts').FinishArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenderBanner($id: Int!) {\n    generateBanner(id: $id) {\n      contentType\n      base64\n      size\n    }\n  }\n"): typeof import('./graphql.ts').RenderBannerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Final($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        ...WrittenArticle\n        hasProducts\n        hasSections\n        hasGeneratedDescriptions\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                ideaProducts {\n                  id\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            id\n            title\n            criteria {\n              min\n            }\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').FinalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteArticleTexts($id: Int!, $full: Boolean) {\n    generateArticle(id: $id, full: $full) {\n      ...FineTuneArticle\n    }\n  }\n"): typeof import('./graphql.ts').WriteArticleTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadArticleTexts($id: Int!) {\n    article(id: $id) {\n      ...WrittenArticle\n    }\n  }\n"): typeof import('./graphql.ts').ReadArticleTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveArticleTexts($id: Int!, $content: ArticleContentSaveInput!) {\n    saveArticle(id: $id, input: { content: $content }) {\n      ...WrittenArticle\n    }\n  }\n"): typeof import('./graphql.ts').SaveArticleTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetArticleImage($id: Int!, $input: ArticleImagePatchInput!) {\n    generateArticleImage(id: $id, input: $input) {\n      ...WrittenArticle\n    }\n  }\n"): typeof import('./graphql.ts').SetArticleImageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FineTune($articleId: Int!) {\n      article(id: $articleId) {\n        ...FineTuneArticle\n      }\n    }\n  "): typeof import('./graphql.ts').FineTuneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FineTuneArticle on Article {\n    ...WizardFrame\n    ...WrittenArticle\n    writtenByBot {\n      ...ArticleTexts\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        id\n        title\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FineTuneArticleFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleTexts on ArticleContent {\n    title\n    introduction\n    sections {\n      sectionId\n      title\n      body\n    }\n    conclusion\n  }\n"): typeof import('./graphql.ts').ArticleTextsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenArticle on Article {\n    id\n    hasGeneratedArticle\n    image\n    updatedAt\n    content {\n      ...ArticleTexts\n    }\n  }\n"): typeof import('./graphql.ts').WrittenArticleFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WizardFrame on Article {\n    title\n    siteDetails {\n      id\n      name\n    }\n    ...WizardFacts\n  }\n"): typeof import('./graphql.ts').WizardFrameFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').RenameArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DescribeIdea($ideaId: Int!) {\n    generateProductDescriptions(input: { ideaId: $ideaId }) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DescribeIdeaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DescribeArticle($id: Int!, $all: Int) {\n    generateDescriptions(id: $id, all: $all) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DescribeArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CurateDescriptions($id: Int!) {\n    curateDescriptions(id: $id) {\n      member {\n        ...DescribedProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CurateDescriptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadDescription($id: Int!) {\n    ideaProduct(id: $id) {\n      id\n      description\n      updatedAt\n    }\n  }\n"): typeof import('./graphql.ts').ReadDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDescription($id: Int!, $description: String) {\n    updateProduct(id: $id, input: { description: $description }) {\n      ...DescribedProduct\n    }\n  }\n"): typeof import('./graphql.ts').SaveDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FlagDescriptions($id: Int!, $hasGeneratedDescriptions: Boolean!) {\n    updateArticle(id: $id, input: { hasGeneratedDescriptions: $hasGeneratedDescriptions }) {\n      id\n      hasGeneratedDescriptions\n    }\n  }\n"): typeof import('./graphql.ts').FlagDescriptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Describe($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        hasGeneratedDescriptions\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                id\n                title\n                ideaProducts {\n                  ...DescribedProduct\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            id\n            title\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').DescribeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DescribedProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionId\n    sectionPriority\n    description\n    descriptionSource\n    brand\n    price\n    currency\n    image\n    updatedAt\n  }\n"): typeof import('./graphql.ts').DescribedProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateSections($id: Int!) {\n    generateSections(id: $id) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GenerateSectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PopulateSections($id: Int!) {\n    populateSections(id: $id) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PopulateSectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadSections($articleId: Int!) {\n    article(id: $articleId) {\n      id\n      sections(itemsPerPage: 100) {\n        member {\n          ...PrioritizeSection\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReadSectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSections($input: SectionsPatchInput!) {\n    updateSections(input: $input) {\n      member {\n        ...PrioritizeSection\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSection($id: Int!, $input: SectionPatchInput!) {\n    updateSection(id: $id, input: $input) {\n      ...PrioritizeSection\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Prioritize($articleId: Int!) {\n      article(id: $articleId) {\n        ...WizardFrame\n        prompts(itemsPerPage: 100) {\n          member {\n            ideas(itemsPerPage: 100) {\n              member {\n                id\n                title\n                ideaProducts {\n                  ...PrioritizeProduct\n                }\n              }\n            }\n          }\n        }\n        sections(itemsPerPage: 100) {\n          member {\n            ...PrioritizeSection\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').PrioritizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrioritizeSection on Section {\n    id\n    title\n    type\n    position\n    criteria {\n      min\n      max\n    }\n    ideaProducts {\n      ...PrioritizeProduct\n    }\n  }\n"): typeof import('./graphql.ts').PrioritizeSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrioritizeProduct on IdeaProduct {\n    id\n    title\n    status\n    sectionId\n    sectionPriority\n    description\n    price\n    currency\n    image\n    brand\n  }\n"): typeof import('./graphql.ts').PrioritizeProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WizardFacts on Article {\n    id\n    hasGeneratedArticle\n    content {\n      introduction\n      sections {\n        body\n      }\n      conclusion\n    }\n    prompts(itemsPerPage: 100) {\n      member {\n        ideas(itemsPerPage: 100) {\n          member {\n            ideaProducts {\n              status\n              sectionPriority\n              description\n            }\n          }\n        }\n      }\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        ideaProducts {\n          status\n          sectionPriority\n          description\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WizardFactsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
