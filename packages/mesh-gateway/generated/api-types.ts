// Generated from the contract by `pnpm generate`.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges a username and a password for an access token and a refresh token.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description Exchanges a refresh token for a new access token. The refresh token stays valid.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bot settings */
        get: operations["botSettings"];
        put?: never;
        /**
         * Create the settings of a bot
         * @description A bot has at most one setting; a second one is refused.
         */
        post: operations["createBotSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot_settings/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the names of the bots */
        get: operations["bots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot_settings/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the AI providers */
        get: operations["botProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot_settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a bot setting */
        get: operations["botSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a bot setting
         * @description Absent properties stay as they are. `settings` is merged key by key; a key set to null is removed.
         */
        patch: operations["updateBotSetting"];
        trace?: never;
    };
    "/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sites */
        get: operations["sites"];
        put?: never;
        /**
         * Create a site
         * @description Without a status the site is not live.
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a site */
        get: operations["site"];
        put?: never;
        post?: never;
        /**
         * Delete a site
         * @description Everything that belongs to the site goes with it. Feeds stay.
         */
        delete: operations["deleteSite"];
        options?: never;
        head?: never;
        /**
         * Change a site
         * @description Absent properties stay as they are. `metadata` is merged key by key; a key set to null is removed.
         */
        patch: operations["updateSite"];
        trace?: never;
    };
    "/sites/{id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the metadata of a site
         * @description The metadata is merged key by key; a key set to null is removed.
         */
        patch: operations["updateSiteMetadata"];
        trace?: never;
    };
    "/sites/{id}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the images of a site
         * @description Takes one, two or all three images, and replaces those that are sent. A request without any is refused.
         */
        post: operations["uploadSiteFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/redeploy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Redeploy a site
         * @description Queues a build and deployment of the site.
         */
        get: operations["redeploySite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/send/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Send the settings to a site
         * @description Pushes the stored settings to the running site.
         */
        get: operations["sendSiteSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publish a site
         * @description Sets the status to `live`. A site that is live already stays so.
         */
        patch: operations["publishSite"];
        trace?: never;
    };
    "/sites/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Unpublish a site
         * @description Takes the site offline; its status is no longer `live`.
         */
        patch: operations["unpublishSite"];
        trace?: never;
    };
    "/sites/{id}/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the feeds of a site */
        get: operations["siteFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the feeds of a site
         * @description The list replaces the feeds that the site used before.
         */
        patch: operations["updateSiteFeeds"];
        trace?: never;
    };
    "/sites/{id}/generate/translations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Generate the missing translations of a site
         * @description Fills the strings that the site lacks; strings that exist stay as they are. The reply holds all translations of the site.
         */
        get: operations["generateSiteTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/authors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an author of a site */
        post: operations["createAuthor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the authors of a site */
        get: operations["authors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an author */
        delete: operations["deleteAuthor"];
        options?: never;
        head?: never;
        /**
         * Change an author
         * @description Absent properties stay as they are; a null bio or avatar is cleared.
         */
        patch: operations["updateAuthor"];
        trace?: never;
    };
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pages of a site */
        get: operations["pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/criterias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the topics of a site */
        get: operations["criterias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles
         * @description Articles, newest first; with `site.id` those of one site.
         */
        get: operations["articles"];
        put?: never;
        /** Create an empty article */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an article */
        get: operations["article"];
        put?: never;
        post?: never;
        /**
         * Delete an article
         * @description Deletes the article with its prompts, ideas, products and sections.
         */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        /** Change an article's flags or title */
        patch: operations["updateArticle"];
        trace?: never;
    };
    "/articles/{id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Write the article
         * @description Wrapperix writes title, introduction, section texts and conclusion from the sections and their products. With `full`, every earlier step that is missing runs first.
         */
        get: operations["generateArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Store the edited content
         * @description Stores the edited content. The server sanitises the texts to p, strong, em, ul, ol, li, a and h3. A given list of sections replaces the stored one.
         */
        patch: operations["saveArticle"];
        trace?: never;
    };
    "/articles/{id}/generate-banner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Render a banner
         * @description Imagix renders a PNG banner for the article. The article stays as it is.
         */
        get: operations["generateBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/generate/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the article's image
         * @description A URL in `image` sets the article's image, null clears it. Without `image`, imagix renders an image and the article gets its URL.
         */
        patch: operations["generateArticleImage"];
        trace?: never;
    };
    "/articles/{id}/generate-products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Find products for every idea
         * @description Searches the site's feeds for each idea that has no products yet. Returns all ideas of the article.
         */
        get: operations["generateArticleProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/generate-sections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose sections
         * @description Chapterix proposes sections from the selected products and replaces those there.
         */
        post: operations["generateSections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/populate-sections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign products to sections
         * @description Priorix assigns the selected products, with priorities, to the article's sections, within the criteria of each.
         */
        post: operations["populateSections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/generate-descriptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Write product descriptions
         * @description Descriptix describes the selected products that have no description yet, or with `all` every one. Returns all selected products.
         */
        get: operations["generateDescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/curate-ideas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Review the ideas
         * @description Product-curatorix reviews the ideas; the products of weak ones are deselected. Returns all ideas of the article.
         */
        get: operations["curateIdeas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/curate-products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Review the products
         * @description Product-curatorix reviews the products; weak ones are deselected. Returns all products of the article.
         */
        get: operations["curateProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/curate-descriptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review the descriptions
         * @description Product-curatorix tightens the descriptions of the selected products. Returns all selected products.
         */
        post: operations["curateDescriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prompts
         * @description Prompts, oldest first; with `article.id` those of one article.
         */
        get: operations["prompts"];
        put?: never;
        /** Create a prompt */
        post: operations["createPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prompts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a prompt */
        patch: operations["updatePrompt"];
        trace?: never;
    };
    "/prompts/{id}/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Clear a prompt's keywords */
        delete: operations["deletePromptKeywords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ideas
         * @description Gift ideas, oldest first; with `prompt.id` those of one prompt.
         */
        get: operations["ideas"];
        put?: never;
        /**
         * Write gift ideas
         * @description A bot writes gift ideas for the prompt, from its text and keywords.
         */
        post: operations["generateIdeas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ideas/additional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write more gift ideas
         * @description A bot adds gift ideas that differ from those there. Returns only the added ones.
         */
        post: operations["generateAdditionalIdeas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ideas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an idea
         * @description Deletes the idea with its products.
         */
        delete: operations["deleteIdea"];
        options?: never;
        head?: never;
        /** Change an idea */
        patch: operations["updateIdea"];
        trace?: never;
    };
    "/ideas/{id}/regenerate-products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find an idea's products anew
         * @description Searches the site's feeds again and replaces the idea's products.
         */
        post: operations["regenerateIdeaProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extract keywords from a prompt
         * @description Keywordus extracts keywords from the prompt's text and replaces those there.
         */
        post: operations["generateKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        /** Set an idea's keywords */
        patch: operations["updateIdeaKeywords"];
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find products for an idea
         * @description Searches the site's feeds for the idea. Returns all products of the idea.
         */
        post: operations["generateIdeaProducts"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change several products of an idea
         * @description Changes the listed products of the idea; those not listed, and absent properties, stay. Returns all products of the idea.
         */
        patch: operations["updateIdeaProducts"];
        trace?: never;
    };
    "/products/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select or deselect products
         * @description Selects or deselects the named products, all or none of them, and returns them.
         */
        post: operations["updateProductStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/description/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the descriptions of an idea's products
         * @description Descriptix describes the idea's selected products. Returns all products of the idea.
         */
        post: operations["generateProductDescriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a product */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes the product. A given description counts as edited.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/ideaProducts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a product of an idea */
        get: operations["ideaProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sections
         * @description Sections by position; with `article.id` those of one article.
         */
        get: operations["sections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change several sections of an article
         * @description Changes the listed sections, all or none of them. Where `ideaProducts` is given, those products are assigned to the section with those priorities, and products no longer listed leave it. Sections that are not listed stay, but lose products that move to a listed one. Returns all sections of the article.
         */
        patch: operations["updateSections"];
        trace?: never;
    };
    "/sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a section */
        patch: operations["updateSection"];
        trace?: never;
    };
    "/debugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls to AI bots
         * @description Calls to AI bots, newest first; with `article.id` those made for one article.
         */
        get: operations["debugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the feeds */
        get: operations["feeds"];
        put?: never;
        /**
         * Create a feed
         * @description The feed stays empty until it is imported. A code that another feed has is refused.
         */
        post: operations["createFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/country/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ISO 3166-1 alpha-2 code of the country, in either case.
                 * @example PT
                 */
                country: string;
            };
            cookie?: never;
        };
        /** List the feeds of a country */
        get: operations["feedsByCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the feeds by code */
        get: operations["feedsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a feed
         * @description Absent properties stay as they are; a null country or url is cleared.
         */
        patch: operations["updateFeed"];
        trace?: never;
    };
    "/feeds/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Import a feed from its url
         * @description Fetches the feed's url, Google Shopping XML or CSV, and replaces the products of the feed. Rows that cannot be read are reported by line, the others are imported. A feed without a url is a bad request.
         */
        get: operations["importFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a feed from a file
         * @description Takes Google Shopping XML or CSV. The slug of the file name is the code of the feed: a feed with that code is refreshed, else one is made. Rows that cannot be read are reported by line, the others are imported.
         */
        post: operations["uploadFeedFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the translations */
        get: operations["translations"];
        put?: never;
        /**
         * Create a translation
         * @description A key has at most one translation per site, and one for all sites.
         */
        post: operations["createTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a translation */
        get: operations["translation"];
        put?: never;
        post?: never;
        /**
         * Delete a translation
         * @description Its strings go with it.
         */
        delete: operations["deleteTranslation"];
        options?: never;
        head?: never;
        /**
         * Change a translation
         * @description Absent properties stay as they are; `strings` replaces all strings of the translation.
         */
        patch: operations["updateTranslation"];
        trace?: never;
    };
    "/translation_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the translation keys */
        get: operations["translationKeys"];
        put?: never;
        /**
         * Create a translation key
         * @description A key that exists already is refused.
         */
        post: operations["createTranslationKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translation_keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a translation key
         * @description Its translations go with it.
         */
        delete: operations["deleteTranslationKey"];
        options?: never;
        head?: never;
        /**
         * Change a translation key
         * @description Absent properties stay as they are.
         */
        patch: operations["updateTranslationKey"];
        trace?: never;
    };
    "/translation_strings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a localized text */
        patch: operations["updateTranslationString"];
        trace?: never;
    };
    "/sites/{id}/chat-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List a site's chat sessions
         * @description The site's chat sessions, newest first.
         */
        get: operations["chatSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/chat-sessions/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        /**
         * Read a chat session
         * @description One chat session. Ideas, conversation or persona may be absent here; the list of sessions has them.
         */
        get: operations["chatSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/chat-sessions/{sid}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a chat session */
        post: operations["archiveChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/chat-sessions/{sid}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a chat session out of the archive */
        post: operations["unarchiveChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/chat-sessions/{sid}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        /**
         * List the log of a chat session
         * @description The log of a chat session, oldest first.
         */
        get: operations["chatSessionLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/checkpoint/{checkpointId}/giftorix-chat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of a checkpoint in a conversation.
                 * @example cp_8f3a21-2
                 */
                checkpointId: components["parameters"]["CheckpointId"];
            };
            cookie?: never;
        };
        /**
         * Replay a checkpoint with giftorix
         * @description Replays the conversation up to the checkpoint; giftorix answers with gift ideas.
         */
        get: operations["giftorixChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/checkpoint/{checkpointId}/keywordus-chat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of a checkpoint in a conversation.
                 * @example cp_8f3a21-2
                 */
                checkpointId: components["parameters"]["CheckpointId"];
            };
            cookie?: never;
        };
        /**
         * Replay a checkpoint with keywordus
         * @description Replays the conversation up to the checkpoint; keywordus answers with keywords.
         */
        get: operations["keywordusChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/checkpoint/{checkpointId}/priorix-chat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of a checkpoint in a conversation.
                 * @example cp_8f3a21-2
                 */
                checkpointId: components["parameters"]["CheckpointId"];
            };
            cookie?: never;
        };
        /**
         * Replay a checkpoint with priorix
         * @description Replays the conversation up to the checkpoint; priorix answers with ranked products.
         */
        get: operations["priorixChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elastic/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search a site's products
         * @description Products of the site's feeds that match the payload, best score first.
         */
        post: operations["elasticProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elastic/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the query of a product search
         * @description The query that a search with this payload would send, without sending it.
         */
        post: operations["elasticQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A renewed access token. */
        AccessToken: {
            /** @description Access token, a JWT. */
            token: string;
        };
        /** @description Any JSON value. */
        AnyJson: unknown;
        /** @description An article of a site, with flags for what the wizard has made of it. */
        Article: {
            id: number;
            site: components["schemas"]["ResourceRef"];
            title?: string | null;
            /** @description The article's texts are written. */
            hasGeneratedArticle: boolean;
            /** @description The article has sections. */
            hasSections: boolean;
            /** @description The selected products are described. */
            hasGeneratedDescriptions: boolean;
            /** @description At least one idea has products. */
            hasProducts: boolean;
            content?: components["schemas"]["ArticleContent"] | null;
            /** @description URL of the article's image. */
            image?: string | null;
            createdAt?: string | null;
            updatedAt?: string | null;
        };
        /** @description A list of articles. */
        ArticleCollection: {
            member: components["schemas"]["Article"][];
            /** @description Number of articles on all pages. */
            totalItems: number;
        };
        /** @description The texts of an article. All but the titles are HTML fragments, sanitised by the server to p, strong, em, ul, ol, li, a and h3. */
        ArticleContent: {
            /** @description Headline, plain text. */
            title?: string | null;
            /** @description HTML fragment. */
            introduction?: string | null;
            /** @description Texts of the sections, in reading order. */
            sections?: components["schemas"]["ArticleSection"][] | null;
            /** @description HTML fragment. */
            conclusion?: string | null;
        };
        /** @description Edited texts. Null clears one, an absent one stays; the list of sections is replaced whole. */
        ArticleContentSave: {
            /** @description Headline, plain text. */
            title?: string | null;
            /** @description HTML fragment. */
            introduction?: string | null;
            /** @description Texts of the sections, in reading order. */
            sections?: components["schemas"]["ArticleSectionSave"][] | null;
            /** @description HTML fragment. */
            conclusion?: string | null;
        };
        /** @description What a new article starts with. */
        ArticleCreate: {
            /** @description Site that the article belongs to. An unknown one is a violation. */
            siteId: number;
            /** @description May be left out; generation writes one. */
            title?: string | null;
        };
        /** @description Where the article's image comes from. */
        ArticleImagePatch: {
            /** @description URL of the image, absolute or from the host's root. Null clears it; left out, imagix renders one. */
            image?: string | null;
        };
        /** @description Changes to an article's flags and title. */
        ArticlePatch: {
            /** @description Null clears it. */
            title?: string | null;
            hasGeneratedArticle?: boolean;
            hasSections?: boolean;
            hasGeneratedDescriptions?: boolean;
            hasProducts?: boolean;
        };
        /** @description Edited title and texts. */
        ArticleSave: {
            /** @description Null clears it. */
            title?: string | null;
            content?: components["schemas"]["ArticleContentSave"];
        };
        /** @description The text of one section. */
        ArticleSection: {
            /** @description Section that the text belongs to. */
            sectionId?: number | null;
            /** @description Heading, plain text. */
            title?: string | null;
            /** @description HTML fragment. */
            body?: string | null;
        };
        /** @description Edited text of one section. */
        ArticleSectionSave: {
            /** @description Section that the text belongs to. */
            sectionId?: number | null;
            /** @description Heading, plain text. */
            title?: string | null;
            /** @description HTML fragment. */
            body?: string | null;
        };
        /** @description Reply of the JWT authenticator. */
        AuthFailure: {
            code: number;
            message: string;
        };
        /** @description Somebody who signs the articles of a site. */
        Author: {
            id: number;
            site: components["schemas"]["ResourceRef"];
            name: string;
            /** @description Short biography, plain text. */
            bio?: string | null;
            /** @description URL of the portrait. */
            avatar?: string | null;
        };
        /** @description Authors. */
        AuthorCollection: {
            member: components["schemas"]["Author"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description A new author. */
        AuthorCreate: {
            name: string;
            /** @description Short biography, plain text. */
            bio?: string | null;
            /** @description URL of the portrait. */
            avatar?: string | null;
        };
        /** @description Changes to an author. */
        AuthorPatch: {
            name?: string;
            /** @description Short biography, plain text. */
            bio?: string | null;
            /** @description URL of the portrait. */
            avatar?: string | null;
        };
        /** @description Names of bots. */
        BotNameCollection: {
            member: string[];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description How one AI bot works. */
        BotSetting: {
            id: number;
            /** @description Name of the bot, one of `bots`. */
            bot: string;
            /** @description Provider that the bot asks first, one of `providers`. */
            defaultProvider: string;
            /** @description Provider that the bot asks when the first one fails. */
            backupProvider: string | null;
            settings: components["schemas"]["FreeMap"];
        };
        /** @description Bot settings. */
        BotSettingCollection: {
            member: components["schemas"]["BotSetting"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description A new bot setting. */
        BotSettingCreate: {
            /** @description Name of the bot, one of `bots`. */
            bot: string;
            /** @description Provider that the bot asks first, one of `providers`. */
            defaultProvider: string;
            /** @description Provider that the bot asks when the first one fails. */
            backupProvider?: string | null;
            settings?: components["schemas"]["FreeMap"];
        };
        /** @description Changes to a bot setting. */
        BotSettingPatch: {
            /** @description Name of the bot, one of `bots`. */
            bot?: string;
            /** @description Provider that the bot asks first, one of `providers`. */
            defaultProvider?: string;
            /** @description Provider that the bot asks when the first one fails. */
            backupProvider?: string | null;
            settings?: components["schemas"]["FreeMap"];
        };
        /** @description Range of prices, both ends included. */
        Budget: {
            /** @description Lowest price, in major units of the product's currency. Null means no lower end. */
            min?: number | null;
            /** @description Highest price, in major units of the product's currency. Null means no upper end. */
            max?: number | null;
        };
        /** @description A gift idea that came up in a conversation. */
        ChatIdea: {
            title?: string | null;
            /** @description Why it suits the person. */
            description?: string | null;
            /** @description Words that the product search uses. */
            keywords?: string[] | null;
        };
        /** @description One entry in the log of a chat session. */
        ChatLog: {
            id?: number | null;
            /** @description Name of the bot, such as `giftorix`. */
            bot?: string | null;
            /** @description Severity, such as `info` or `error`. */
            level?: string | null;
            message?: string | null;
            /** @description Details of the entry. */
            context?: components["schemas"]["FreeMap"] | null;
            createdAt?: string | null;
        };
        /** @description A list of log entries. */
        ChatLogCollection: {
            member: components["schemas"]["ChatLog"][];
            /** @description Number of log entries on all pages. */
            totalItems: number;
        };
        /** @description One message of a conversation. */
        ChatMessage: {
            /** @description Who speaks, such as `user` or `assistant`. */
            role: string;
            /** @description Plain text. */
            content: string;
            /** @description Checkpoint after this message. Null where there is none. */
            checkpointId?: string | null;
        };
        /** @description A product that priorix ranked for a conversation. */
        ChatProduct: {
            id?: number | null;
            title?: string | null;
            /** @description Rank; 1 comes first. */
            priority?: number | null;
            /** @description In major units of the currency, two decimals. */
            price?: number | null;
            /** @description ISO 4217 code. */
            currency?: string | null;
            /** @description URL of a picture. */
            image?: string | null;
            /** @description URL of the shop's page. */
            url?: string | null;
        };
        /** @description A visitor's conversation with a site's gift bots. */
        ChatSession: {
            /** @description Letters, digits, hyphen and underscore. */
            id: string;
            /** @description Gift ideas that came up. May be absent when a session is read by itself. */
            ideas?: components["schemas"]["ChatIdea"][] | null;
            /** @description Messages, oldest first. May be absent when a session is read by itself. */
            conversation?: components["schemas"]["ChatMessage"][] | null;
            /** @description What is known of the person to be given something. May be absent when a session is read by itself. */
            persona?: components["schemas"]["FreeMap"] | null;
            archived: boolean;
            /** @description Log entries, oldest first. */
            logs?: components["schemas"]["ChatLog"][] | null;
            createdAt?: string | null;
        };
        /** @description A list of chat sessions. */
        ChatSessionCollection: {
            member: components["schemas"]["ChatSession"][];
            /** @description Number of chat sessions on all pages. */
            totalItems: number;
        };
        /** @description What a bot answers when the conversation is replayed from a checkpoint. */
        CheckpointReply: {
            /** @description Checkpoint that was replayed. */
            checkpointId: string;
            /** @description Name of the bot that answered. */
            bot: string;
            /** @description The replayed messages and the bot's answer, oldest first. */
            messages: components["schemas"]["ChatMessage"][];
            /** @description Gift ideas; null when the bot gives none. */
            ideas?: components["schemas"]["ChatIdea"][] | null;
            /** @description Keywords; null when the bot gives none. */
            keywords?: string[] | null;
            /** @description Ranked products, best first; null when the bot gives none. */
            products?: components["schemas"]["ChatProduct"][] | null;
        };
        /** @description A topic of a site. */
        Criteria: {
            id: number;
            site: components["schemas"]["ResourceRef"];
            name: string;
            /** @description Last part of the topic's address. */
            slug: string;
        };
        /** @description Topics. */
        CriteriaCollection: {
            member: components["schemas"]["Criteria"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description One call to an AI bot, as it was sent and answered. */
        Debug: {
            id: number;
            /** @description Name of the bot, such as `wrapperix`. */
            bot: string;
            /** @description Article that the call was made for. Null for a call from a chat session. */
            article?: components["schemas"]["ResourceRef"] | null;
            /** @description What was sent. An object with `model`, `temperature` and whatever else the provider takes; old entries may hold any JSON. */
            request?: components["schemas"]["AnyJson"];
            /** @description What came back. Null when no provider answered. */
            response?: components["schemas"]["AnyJson"];
            /** @description Duration of the call, in milliseconds. */
            durationMs?: number | null;
            /** @description Tokens that were sent. */
            promptTokens?: number | null;
            /** @description Tokens that came back. */
            completionTokens?: number | null;
            createdAt?: string | null;
        };
        /** @description A list of calls. */
        DebugCollection: {
            member: components["schemas"]["Debug"][];
            /** @description Number of calls on all pages. */
            totalItems: number;
        };
        /** @description The idea whose products are described. */
        DescriptionGeneration: {
            /** @description Identifier of the idea. An unknown one is a violation. */
            ideaId: number;
        };
        /** @description A product of a feed that matches the search. */
        ElasticProduct: {
            id: number;
            title?: string | null;
            /** @description Plain text from the feed. */
            description?: string | null;
            /** @description In major units of the currency, two decimals. */
            price?: number | null;
            /** @description ISO 4217 code. */
            currency?: string | null;
            brand?: string | null;
            /** @description Category in the feed. */
            category?: string | null;
            /** @description URL of the shop's page. */
            url?: string | null;
            /** @description URL of a picture. */
            image?: string | null;
            /** @description Feed that the product comes from. */
            feedId?: number | null;
            /** @description How well it matches; higher is better. */
            score?: number | null;
        };
        /** @description A list of products. */
        ElasticProductCollection: {
            member: components["schemas"]["ElasticProduct"][];
            /** @description Number of products on all pages. */
            totalItems: number;
        };
        /** @description A query in the search engine's own language. */
        ElasticQuery: {
            query: components["schemas"]["FreeMap"];
        };
        /** @description What to search for. A product that matches a negative keyword is left out. */
        ElasticSearchPayload: {
            /** @description Site whose feeds are searched. An unknown one is a violation. */
            siteId: number;
            /** @description Words to find in the title. */
            titleKeywords?: string[];
            /** @description Words to find in the category. */
            categoryKeywords?: string[];
            /** @description Words to find in the description. */
            descriptionKeywords?: string[];
            /** @description Words that must not be in the title. */
            negativeTitleKeywords?: string[];
            /** @description Words that must not be in the category. */
            negativeCategoryKeywords?: string[];
            /** @description Words that must not be in the description. */
            negativeDescriptionKeywords?: string[];
            budget?: components["schemas"]["Budget"];
            /** @description Weights, as numbers, by the name of the keyword list, such as `titleKeywords`. */
            scores?: components["schemas"]["FreeMap"];
        };
        /** @description A source of products. */
        Feed: {
            id: number;
            name: string;
            /** @description Unique short name of the feed. */
            code: string;
            /** @description For example `active`. */
            status: string;
            /** @description ISO 3166-1 alpha-2 code of the country whose sites the feed serves. */
            country: string | null;
            /** @description Where the import fetches the feed. */
            url: string | null;
            /** @description Products that the feed holds now. */
            productCount?: number | null;
            /** @description When the last import ended. */
            importedAt?: string | null;
        };
        /** @description A feed code with the feeds that carry it. */
        FeedCode: {
            code: string;
            feeds: components["schemas"]["Feed"][];
        };
        /** @description Feed codes. */
        FeedCodeCollection: {
            member: components["schemas"]["FeedCode"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description Feeds. */
        FeedCollection: {
            member: components["schemas"]["Feed"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description A new feed. */
        FeedCreate: {
            name: string;
            /** @description Unique short name of the feed. */
            code: string;
            /** @description For example `active`. */
            status?: string;
            /** @description ISO 3166-1 alpha-2 code of the country whose sites the feed serves. */
            country?: string | null;
            /** @description Where the import fetches the feed. */
            url?: string | null;
        };
        /** @description Outcome of an import. Imported and rejected rows together make the total. */
        FeedImport: {
            /** @description The feed as it is after the import. */
            feed?: components["schemas"]["Feed"] | null;
            /** @description Rows in the file. */
            total?: number | null;
            /** @description Rows that became products. */
            imported?: number | null;
            /** @description Rows that could not be read. */
            rejected?: number | null;
            /** @description What the file was: `xml` or `csv`. */
            format?: string | null;
            /** @description Why rows were rejected, in the order of the file. */
            rowErrors?: components["schemas"]["FeedRowError"][] | null;
            /** @description Whether more rows were rejected than `rowErrors` lists. */
            rowErrorsTruncated?: boolean | null;
        };
        /** @description Changes to a feed. */
        FeedPatch: {
            name?: string;
            /** @description Unique short name of the feed. */
            code?: string;
            /** @description For example `active`. */
            status?: string;
            /** @description ISO 3166-1 alpha-2 code of the country whose sites the feed serves. */
            country?: string | null;
            /** @description Where the import fetches the feed. */
            url?: string | null;
        };
        /** @description Why one row of a feed was rejected. */
        FeedRowError: {
            /** @description Line of the file on which the row starts, from 1. */
            line: number;
            message: string;
        };
        /** @description A feed as a file. */
        FeedUpload: {
            /**
             * Format: binary
             * @description Google Shopping XML, or CSV with a header line.
             */
            file: string;
        };
        /** @description A map whose keys the API does not fix. */
        FreeMap: {
            [key: string]: unknown;
        };
        /** @description A gift idea, with the products found for it. */
        Idea: {
            id: number;
            prompt: components["schemas"]["ResourceRef"];
            title?: string | null;
            /** @description Words that the product search uses. */
            keywords?: string[] | null;
            /** @description Products found for the idea; empty before the search. */
            ideaProducts: components["schemas"]["IdeaProduct"][];
            updatedAt?: string | null;
        };
        /** @description A list of ideas. */
        IdeaCollection: {
            member: components["schemas"]["Idea"][];
            /** @description Number of ideas on all pages. */
            totalItems: number;
        };
        /** @description The prompt to write ideas for. */
        IdeaGeneration: {
            /** @description Identifier of the prompt. An unknown one is a violation. */
            promptId: number;
        };
        /** @description The keywords of one idea. */
        IdeaKeywordsPatch: {
            /** @description Identifier of the idea. An unknown one is a violation. */
            ideaId: number;
            /** @description The whole list; an empty one clears it. */
            keywords: string[];
        };
        /** @description Changes to an idea. */
        IdeaPatch: {
            title?: string;
            /** @description The whole list; null clears it. */
            keywords?: string[] | null;
        };
        /** @description A product found for an idea. */
        IdeaProduct: {
            id: number;
            /** @description Idea that the product was found for. */
            ideaId?: number | null;
            title: string;
            /** @description True means selected. */
            status: boolean;
            /** @description Rank within its section; 1 comes first. Null while in none. */
            sectionPriority?: number | null;
            /** @description Section that the product is assigned to. Null while in none. */
            sectionId?: number | null;
            /** @description HTML fragment, sanitised by the server. */
            description?: string | null;
            /** @description Where the description comes from, `ai` or `edited`. */
            descriptionSource?: string | null;
            /** @description In major units of the currency, two decimals. */
            price?: number | null;
            /** @description ISO 4217 code. */
            currency?: string | null;
            /** @description URL of a picture. */
            image?: string | null;
            /** @description URL of the shop's page. */
            url?: string | null;
            brand?: string | null;
            /** @description Category in the feed. */
            category?: string | null;
            updatedAt?: string | null;
        };
        /** @description Changes to one product of the idea. */
        IdeaProductChange: {
            /** @description Identifier of the product. One that is not the idea's is a violation. */
            id: number;
            title?: string;
            /** @description True selects the product. */
            status?: boolean;
            /** @description Rank within its section; 1 comes first. Null clears it. */
            sectionPriority?: number | null;
            /** @description Section of the same article. Null takes the product out of its section. */
            sectionId?: number | null;
            /** @description HTML fragment; a given one counts as edited. Null clears it. */
            description?: string | null;
        };
        /** @description A list of products. */
        IdeaProductCollection: {
            member: components["schemas"]["IdeaProduct"][];
            /** @description Number of products on all pages. */
            totalItems: number;
        };
        /** @description Changes to a product. */
        IdeaProductPatch: {
            title?: string;
            /** @description True selects the product. */
            status?: boolean;
            /** @description Rank within its section; 1 comes first. Null clears it. */
            sectionPriority?: number | null;
            /** @description Section of the same article. Null takes the product out of its section. */
            sectionId?: number | null;
            /** @description HTML fragment; a given one counts as edited. Null clears it. */
            description?: string | null;
        };
        /** @description Changes to several products of one idea. */
        IdeaProductsPatch: {
            /** @description Identifier of the idea. An unknown one is a violation. */
            ideaId: number;
            ideaProducts: components["schemas"]["IdeaProductChange"][];
        };
        /** @description The prompt to extract keywords from. */
        KeywordGeneration: {
            /** @description Identifier of the prompt. An unknown one is a violation. */
            promptId: number;
        };
        /** @description What an operator signs in with. */
        LoginCredentials: {
            username: string;
            password: string;
        };
        /** @description A page of a site. */
        Page: {
            id: number;
            site: components["schemas"]["ResourceRef"];
            title: string;
            /** @description Last part of the page's address. */
            slug: string;
            /** @description For example `published` or `draft`. */
            status: string;
        };
        /** @description Pages. */
        PageCollection: {
            member: components["schemas"]["Page"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description Problem details of RFC 9457, with API Platform's violations. */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            violations?: components["schemas"]["Violation"][];
        };
        /** @description The idea to find products for. */
        ProductGeneration: {
            /** @description Identifier of the idea. An unknown one is a violation. */
            ideaId: number;
        };
        /** @description Whether one product is selected. */
        ProductStatus: {
            /** @description The product's identifier, as a string of digits. An unknown one is a violation. */
            id: string;
            /** @description True selects the product. */
            status: boolean;
        };
        /** @description Which products are selected and which are not. */
        ProductStatusUpdate: {
            products: components["schemas"]["ProductStatus"][];
        };
        /** @description What an operator asks for; ideas are written from it. */
        Prompt: {
            id: number;
            /** @description The operator's text. */
            prompt: string;
            /** @description Article that the prompt belongs to. */
            articleId: number;
            /** @description Keywords extracted from the prompt or set by hand. */
            keywords?: string[] | null;
            updatedAt?: string | null;
        };
        /** @description A list of prompts. */
        PromptCollection: {
            member: components["schemas"]["Prompt"][];
            /** @description Number of prompts on all pages. */
            totalItems: number;
        };
        /** @description A new prompt of an article. */
        PromptCreate: {
            prompt: string;
            /** @description Article that the prompt belongs to. An unknown one is a violation. */
            articleId: number;
        };
        /** @description Changes to a prompt. */
        PromptPatch: {
            prompt?: string;
            /** @description The whole list; null clears it. */
            keywords?: string[] | null;
        };
        /** @description Names of AI providers. */
        ProviderCollection: {
            member: string[];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description What renews an access token. */
        RefreshRequest: {
            /** @description The refresh token that the login returned. */
            refresh_token: string;
        };
        /** @description A relation, embedded by its identifier. */
        ResourceRef: {
            id: number;
        };
        /** @description A part of an article, with the products assigned to it. */
        Section: {
            id: number;
            title: string;
            /** @description Kind of the section, such as `theme` or `budget`. */
            type: string;
            criteria: components["schemas"]["SectionCriteria"];
            /** @description Place within the article, from 1. */
            position?: number | null;
            /** @description Assigned products, by priority. */
            ideaProducts: components["schemas"]["IdeaProduct"][];
            updatedAt?: string | null;
        };
        /** @description A product's place in a section. */
        SectionAssignment: {
            /** @description Identifier of the product. One that is not the article's is a violation. */
            id: number;
            /** @description Rank within the section; 1 comes first. */
            sectionPriority: number;
        };
        /** @description Changes to one section of the article. */
        SectionChange: {
            /** @description Identifier of the section. One that is not the article's is a violation. */
            id: number;
            title?: string;
            /** @description Kind of the section, such as `theme` or `budget`. */
            type?: string;
            criteria?: components["schemas"]["SectionCriteriaPatch"];
            /** @description Place within the article, from 1. */
            position?: number;
            /** @description All products that the section has from now on. Left out, they stay. */
            ideaProducts?: components["schemas"]["SectionAssignment"][];
        };
        /** @description A list of sections. */
        SectionCollection: {
            member: components["schemas"]["Section"][];
            /** @description Number of sections on all pages. */
            totalItems: number;
        };
        /** @description How many products the section wants. */
        SectionCriteria: {
            /** @description Fewest products. */
            min: number;
            /** @description Most products. */
            max: number;
        };
        /** @description How many products the section wants. A minimum above the maximum is a violation. */
        SectionCriteriaPatch: {
            /** @description Fewest products. */
            min?: number;
            /** @description Most products. */
            max?: number;
        };
        /** @description Changes to a section. */
        SectionPatch: {
            title?: string;
            /** @description Kind of the section, such as `theme` or `budget`. */
            type?: string;
            criteria?: components["schemas"]["SectionCriteriaPatch"];
            /** @description Place within the article, from 1. */
            position?: number;
        };
        /** @description Changes to several sections of one article. */
        SectionsPatch: {
            /** @description Identifier of the article. An unknown one is a violation. */
            articleId: number;
            sections: components["schemas"]["SectionChange"][];
        };
        /** @description A gift-recommendation site. */
        Site: {
            id: number;
            name: string;
            /** @description `live` for a site that visitors see; other values are possible. */
            status: string;
            settingsSite: components["schemas"]["SiteSettings"];
            /** @description URL of the logo. */
            logo: string | null;
            /** @description URL of the image at the top of the home page. */
            heroImage: string | null;
            /** @description URL of the browser icon. */
            favicon: string | null;
            /** @description Host name under which the site is served, without scheme. */
            domain?: string | null;
            createdAt?: string | null;
            updatedAt?: string | null;
        };
        /** @description Sites. */
        SiteCollection: {
            member: components["schemas"]["Site"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description A new site. */
        SiteCreate: {
            name: string;
            /** @description `live` for a site that visitors see. */
            status?: string;
            /** @description Host name under which the site is served, without scheme. */
            domain?: string | null;
            settingsSite?: components["schemas"]["SiteSettingsPatch"];
        };
        /** @description The feeds that a site uses. */
        SiteFeedsPatch: {
            /** @description Identifiers of the feeds. */
            feeds?: number[];
        };
        /** @description Work that was queued for a site. */
        SiteJob: {
            /** @description For example `queued`. */
            status?: string | null;
            queuedAt?: string | null;
        };
        /** @description Changes to the metadata of a site. */
        SiteMetadataPatch: {
            settingsSite?: components["schemas"]["SiteMetadataSettings"];
        };
        /** @description The part of the settings that holds the metadata. */
        SiteMetadataSettings: {
            metadata?: components["schemas"]["FreeMap"];
        };
        /** @description Changes to a site. */
        SitePatch: {
            name?: string;
            /** @description `live` for a site that visitors see. */
            status?: string;
            /** @description Host name under which the site is served, without scheme. */
            domain?: string | null;
            settingsSite?: components["schemas"]["SiteSettingsPatch"];
        };
        /** @description Settings of a site. */
        SiteSettings: {
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string | null;
            metadata: components["schemas"]["FreeMap"];
        };
        /** @description Settings to store for a site. */
        SiteSettingsPatch: {
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country?: string | null;
            metadata?: components["schemas"]["FreeMap"];
        };
        /** @description Images of a site; at least one. */
        SiteUpload: {
            /**
             * Format: binary
             * @description PNG, JPEG or WebP.
             */
            logo?: string;
            /**
             * Format: binary
             * @description PNG, JPEG or WebP.
             */
            heroImage?: string;
            /**
             * Format: binary
             * @description PNG or ICO.
             */
            favicon?: string;
        };
        /** @description The tokens of a signed-in operator. */
        TokenPair: {
            /** @description Access token, a JWT; sent as bearer token with every other call. */
            token: string;
            /** @description Opaque token which renews the access token. */
            refresh_token: string;
        };
        /** @description The texts of one key, for one site or for all. */
        Translation: {
            id: number;
            key: components["schemas"]["TranslationKey"];
            /** @description The site; null for a translation that serves all sites. */
            site: components["schemas"]["ResourceRef"] | null;
            /** @description One per locale. */
            strings: components["schemas"]["TranslationString"][];
        };
        /** @description Translations. */
        TranslationCollection: {
            member: components["schemas"]["Translation"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description A new translation. */
        TranslationCreate: {
            /** @description Identifier of the translation key. */
            keyId: number;
            /** @description Identifier of the site; null or absent for all sites. */
            siteId?: number | null;
            /** @description One per locale. */
            strings: components["schemas"]["TranslationText"][];
        };
        /** @description A text that the sites show in several languages. */
        TranslationKey: {
            id: number;
            /** @description Name by which the sites look the text up. */
            key: string;
            /** @description Where the text is shown. */
            description?: string | null;
        };
        /** @description Translation keys. */
        TranslationKeyCollection: {
            member: components["schemas"]["TranslationKey"][];
            /** @description Members on all pages together. */
            totalItems: number;
        };
        /** @description A new translation key. */
        TranslationKeyCreate: {
            /** @description Name by which the sites look the text up. */
            key: string;
            /** @description Where the text is shown. */
            description?: string | null;
        };
        /** @description Changes to a translation key. */
        TranslationKeyPatch: {
            /** @description Name by which the sites look the text up. */
            key?: string;
            /** @description Where the text is shown. */
            description?: string | null;
        };
        /** @description Changes to a translation. */
        TranslationPatch: {
            /** @description Identifier of the translation key. */
            keyId?: number;
            /** @description Identifier of the site; null for all sites. */
            siteId?: number | null;
            /** @description One per locale; replaces all strings. */
            strings?: components["schemas"]["TranslationText"][];
        };
        /** @description A text in one locale. */
        TranslationString: {
            id: number;
            /** @description Such as `pt` or `pt-BR`. */
            locale: string;
            localizedText: string;
        };
        /** @description A new text for a translation string. */
        TranslationStringPatch: {
            localizedText?: string;
        };
        /** @description A text to store for one locale. */
        TranslationText: {
            /** @description BCP 47 tag or POSIX locale, such as `pt`, `pt-BR` or `pt_BR`. */
            locale: string;
            localizedText: string;
        };
        /** @description What is wrong with one property of the body. */
        Violation: {
            propertyPath: string;
            message: string;
        };
    };
    responses: {
        /** @description The bot's providers failed; nothing was changed. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/502",
                 *       "title": "An error occurred",
                 *       "status": 502,
                 *       "detail": "The default and the backup provider failed."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read, or does not make sense now. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/400",
                 *       "title": "An error occurred",
                 *       "status": 400,
                 *       "detail": "Syntax error"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such resource. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/404",
                 *       "title": "An error occurred",
                 *       "status": 404,
                 *       "detail": "Not Found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The upload exceeds its limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/413",
                 *       "title": "An error occurred",
                 *       "status": 413,
                 *       "detail": "The file is larger than 5 MB."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The bearer token is missing, invalid or expired; or the credentials are wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 401,
                 *       "message": "Expired JWT Token"
                 *     }
                 */
                "application/json": components["schemas"]["AuthFailure"];
            };
        };
        /** @description The body breaks the contract; each violation names its property. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/validation_errors/name",
                 *       "title": "An error occurred",
                 *       "status": 422,
                 *       "detail": "name: This value should not be blank.",
                 *       "violations": [
                 *         {
                 *           "propertyPath": "name",
                 *           "message": "This value should not be blank."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of a checkpoint in a conversation.
         * @example cp_8f3a21-2
         */
        CheckpointId: string;
        /**
         * @description Identifier of the resource.
         * @example 1
         */
        Id: number;
        /**
         * @description Members per page.
         * @example 30
         */
        ItemsPerPage: number;
        /**
         * @description Page of the collection, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Identifier of the chat session.
         * @example cs_8f3a21
         */
        SessionId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "operator",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["LoginCredentials"];
            };
        };
        responses: {
            /** @description Both tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJSUzI1NiJ9.eyJ1c2VybmFtZSI6Im9wZXJhdG9yIn0.c2lnbmF0dXJl",
                     *       "refresh_token": "6f1d0c9be2a74c35a9d1"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "6f1d0c9be2a74c35a9d1"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJSUzI1NiJ9.eyJ1c2VybmFtZSI6Im9wZXJhdG9yIn0.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    botSettings: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the bot settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 3,
                     *           "bot": "descriptix",
                     *           "defaultProvider": "openai",
                     *           "backupProvider": "anthropic",
                     *           "settings": {
                     *             "model": "gpt-4o-mini",
                     *             "temperature": 0.7,
                     *             "prompt": "Write two warm sentences about the gift."
                     *           }
                     *         },
                     *         {
                     *           "id": 4,
                     *           "bot": "imagix",
                     *           "defaultProvider": "stability",
                     *           "backupProvider": null,
                     *           "settings": {
                     *             "width": 1200,
                     *             "height": 630
                     *           }
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["BotSettingCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createBotSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bot": "descriptix",
                 *       "defaultProvider": "openai",
                 *       "backupProvider": "anthropic",
                 *       "settings": {
                 *         "model": "gpt-4o-mini",
                 *         "temperature": 0.7,
                 *         "prompt": "Write two warm sentences about the gift."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BotSettingCreate"];
            };
        };
        responses: {
            /** @description The new bot setting. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "bot": "descriptix",
                     *       "defaultProvider": "openai",
                     *       "backupProvider": "anthropic",
                     *       "settings": {
                     *         "model": "gpt-4o-mini",
                     *         "temperature": 0.7,
                     *         "prompt": "Write two warm sentences about the gift."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BotSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    bots: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the bots that exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         "keywordus",
                     *         "giftorix",
                     *         "product-curatorix",
                     *         "chapterix",
                     *         "priorix",
                     *         "descriptix",
                     *         "wrapperix",
                     *         "imagix",
                     *         "imobiliarix"
                     *       ],
                     *       "totalItems": 9
                     *     }
                     */
                    "application/json": components["schemas"]["BotNameCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    botProviders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the providers that a bot can use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         "openai",
                     *         "anthropic",
                     *         "stability"
                     *       ],
                     *       "totalItems": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    botSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "bot": "descriptix",
                     *       "defaultProvider": "openai",
                     *       "backupProvider": "anthropic",
                     *       "settings": {
                     *         "model": "gpt-4o-mini",
                     *         "temperature": 0.7,
                     *         "prompt": "Write two warm sentences about the gift."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BotSetting"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBotSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bot": "descriptix",
                 *       "defaultProvider": "anthropic",
                 *       "backupProvider": null,
                 *       "settings": {
                 *         "temperature": 0.4,
                 *         "prompt": null
                 *       }
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["BotSettingPatch"];
            };
        };
        responses: {
            /** @description The changed bot setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "bot": "descriptix",
                     *       "defaultProvider": "anthropic",
                     *       "backupProvider": null,
                     *       "settings": {
                     *         "model": "gpt-4o-mini",
                     *         "temperature": 0.4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BotSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    sites: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the sites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "name": "Presentes Originais",
                     *           "status": "live",
                     *           "settingsSite": {
                     *             "country": "PT",
                     *             "metadata": {
                     *               "title": "Presentes Originais",
                     *               "tagline": "Ideias para quem já tem tudo",
                     *               "analytics": {
                     *                 "enabled": true
                     *               }
                     *             }
                     *           },
                     *           "logo": "https://cdn.example.com/sites/1/logo.png",
                     *           "heroImage": "https://cdn.example.com/sites/1/hero.jpg",
                     *           "favicon": "https://cdn.example.com/sites/1/favicon.png",
                     *           "domain": "presentes-originais.example.com",
                     *           "createdAt": "2025-09-14T08:30:00+00:00",
                     *           "updatedAt": "2026-03-01T17:05:00+00:00"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Regalos Geniales",
                     *           "status": "draft",
                     *           "settingsSite": {
                     *             "country": "ES",
                     *             "metadata": {}
                     *           },
                     *           "logo": null,
                     *           "heroImage": null,
                     *           "favicon": null,
                     *           "domain": null,
                     *           "createdAt": "2026-02-20T10:00:00+00:00",
                     *           "updatedAt": "2026-02-20T10:00:00+00:00"
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SiteCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Regalos Geniales",
                 *       "status": "draft",
                 *       "domain": "regalos-geniales.example.com",
                 *       "settingsSite": {
                 *         "country": "ES",
                 *         "metadata": {
                 *           "tagline": "Regalos que sorprenden"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SiteCreate"];
            };
        };
        responses: {
            /** @description The new site. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "Regalos Geniales",
                     *       "status": "draft",
                     *       "settingsSite": {
                     *         "country": "ES",
                     *         "metadata": {
                     *           "tagline": "Regalos que sorprenden"
                     *         }
                     *       },
                     *       "logo": null,
                     *       "heroImage": null,
                     *       "favicon": null,
                     *       "domain": "regalos-geniales.example.com",
                     *       "createdAt": "2026-02-20T10:00:00+00:00",
                     *       "updatedAt": "2026-02-20T10:00:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    site: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Originais",
                     *       "status": "live",
                     *       "settingsSite": {
                     *         "country": "PT",
                     *         "metadata": {
                     *           "title": "Presentes Originais",
                     *           "tagline": "Ideias para quem já tem tudo",
                     *           "analytics": {
                     *             "enabled": true
                     *           }
                     *         }
                     *       },
                     *       "logo": "https://cdn.example.com/sites/1/logo.png",
                     *       "heroImage": "https://cdn.example.com/sites/1/hero.jpg",
                     *       "favicon": "https://cdn.example.com/sites/1/favicon.png",
                     *       "domain": "presentes-originais.example.com",
                     *       "createdAt": "2025-09-14T08:30:00+00:00",
                     *       "updatedAt": "2026-03-01T17:05:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Presentes Originais",
                 *       "status": "live",
                 *       "domain": null,
                 *       "settingsSite": {
                 *         "country": "PT",
                 *         "metadata": {
                 *           "tagline": null
                 *         }
                 *       }
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["SitePatch"];
            };
        };
        responses: {
            /** @description The changed site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Originais",
                     *       "status": "live",
                     *       "settingsSite": {
                     *         "country": "PT",
                     *         "metadata": {
                     *           "title": "Presentes Originais",
                     *           "analytics": {
                     *             "enabled": true
                     *           }
                     *         }
                     *       },
                     *       "logo": "https://cdn.example.com/sites/1/logo.png",
                     *       "heroImage": "https://cdn.example.com/sites/1/hero.jpg",
                     *       "favicon": "https://cdn.example.com/sites/1/favicon.png",
                     *       "domain": null,
                     *       "createdAt": "2025-09-14T08:30:00+00:00",
                     *       "updatedAt": "2026-03-01T17:05:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    updateSiteMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "settingsSite": {
                 *         "metadata": {
                 *           "tagline": "Presentes com história",
                 *           "analytics": null
                 *         }
                 *       }
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["SiteMetadataPatch"];
            };
        };
        responses: {
            /** @description The changed site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Originais",
                     *       "status": "live",
                     *       "settingsSite": {
                     *         "country": "PT",
                     *         "metadata": {
                     *           "title": "Presentes Originais",
                     *           "tagline": "Presentes com história"
                     *         }
                     *       },
                     *       "logo": "https://cdn.example.com/sites/1/logo.png",
                     *       "heroImage": "https://cdn.example.com/sites/1/hero.jpg",
                     *       "favicon": "https://cdn.example.com/sites/1/favicon.png",
                     *       "domain": "presentes-originais.example.com",
                     *       "createdAt": "2025-09-14T08:30:00+00:00",
                     *       "updatedAt": "2026-03-01T17:05:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    uploadSiteFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logo": "(bytes of logo.png)",
                 *       "heroImage": "(bytes of hero.jpg)",
                 *       "favicon": "(bytes of favicon.png)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SiteUpload"];
            };
        };
        responses: {
            /** @description The site with the addresses of its images. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Originais",
                     *       "status": "live",
                     *       "settingsSite": {
                     *         "country": "PT",
                     *         "metadata": {
                     *           "title": "Presentes Originais",
                     *           "tagline": "Ideias para quem já tem tudo",
                     *           "analytics": {
                     *             "enabled": true
                     *           }
                     *         }
                     *       },
                     *       "logo": "https://cdn.example.com/sites/1/logo.png",
                     *       "heroImage": "https://cdn.example.com/sites/1/hero.jpg",
                     *       "favicon": "https://cdn.example.com/sites/1/favicon.png",
                     *       "domain": "presentes-originais.example.com",
                     *       "createdAt": "2025-09-14T08:30:00+00:00",
                     *       "updatedAt": "2026-03-01T17:05:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    redeploySite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "queued",
                     *       "queuedAt": "2026-03-03T11:20:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["SiteJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    sendSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "queued",
                     *       "queuedAt": "2026-03-03T11:20:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["SiteJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    publishSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Originais",
                     *       "status": "live",
                     *       "settingsSite": {
                     *         "country": "PT",
                     *         "metadata": {
                     *           "title": "Presentes Originais",
                     *           "tagline": "Ideias para quem já tem tudo",
                     *           "analytics": {
                     *             "enabled": true
                     *           }
                     *         }
                     *       },
                     *       "logo": "https://cdn.example.com/sites/1/logo.png",
                     *       "heroImage": "https://cdn.example.com/sites/1/hero.jpg",
                     *       "favicon": "https://cdn.example.com/sites/1/favicon.png",
                     *       "domain": "presentes-originais.example.com",
                     *       "createdAt": "2025-09-14T08:30:00+00:00",
                     *       "updatedAt": "2026-03-01T17:05:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    unpublishSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unpublished site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Originais",
                     *       "status": "draft",
                     *       "settingsSite": {
                     *         "country": "PT",
                     *         "metadata": {
                     *           "title": "Presentes Originais",
                     *           "tagline": "Ideias para quem já tem tudo",
                     *           "analytics": {
                     *             "enabled": true
                     *           }
                     *         }
                     *       },
                     *       "logo": "https://cdn.example.com/sites/1/logo.png",
                     *       "heroImage": "https://cdn.example.com/sites/1/hero.jpg",
                     *       "favicon": "https://cdn.example.com/sites/1/favicon.png",
                     *       "domain": "presentes-originais.example.com",
                     *       "createdAt": "2025-09-14T08:30:00+00:00",
                     *       "updatedAt": "2026-03-01T17:05:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    siteFeeds: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the feeds that the site uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "name": "Presentes Portugal",
                     *           "code": "presentes-pt",
                     *           "status": "active",
                     *           "country": "PT",
                     *           "url": "https://feeds.example.com/presentes-pt.xml",
                     *           "productCount": 238,
                     *           "importedAt": "2026-03-02T06:15:00+00:00"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FeedCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSiteFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "feeds": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["SiteFeedsPatch"];
            };
        };
        responses: {
            /** @description The feeds that the site uses now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "name": "Presentes Portugal",
                     *           "code": "presentes-pt",
                     *           "status": "active",
                     *           "country": "PT",
                     *           "url": "https://feeds.example.com/presentes-pt.xml",
                     *           "productCount": 238,
                     *           "importedAt": "2026-03-02T06:15:00+00:00"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Regalos España",
                     *           "code": "regalos-es",
                     *           "status": "active",
                     *           "country": "ES",
                     *           "url": null,
                     *           "productCount": 214,
                     *           "importedAt": null
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FeedCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    generateSiteTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translations of the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 10,
                     *           "key": {
                     *             "id": 1,
                     *             "key": "article.buy_button",
                     *             "description": "Label of the button that leads to the shop."
                     *           },
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "strings": [
                     *             {
                     *               "id": 100,
                     *               "locale": "pt",
                     *               "localizedText": "Ver na loja"
                     *             },
                     *             {
                     *               "id": 101,
                     *               "locale": "es",
                     *               "localizedText": "Ver en la tienda"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationCollection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    createAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Inês Carvalho",
                 *       "bio": "Escreve sobre café, livros e presentes feitos à mão.",
                 *       "avatar": "https://cdn.example.com/authors/1.jpg"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorCreate"];
            };
        };
        responses: {
            /** @description The new author. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "name": "Inês Carvalho",
                     *       "bio": "Escreve sobre café, livros e presentes feitos à mão.",
                     *       "avatar": "https://cdn.example.com/authors/1.jpg"
                     *     }
                     */
                    "application/json": components["schemas"]["Author"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    authors: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the site whose members are listed.
                 * @example 1
                 */
                "site.id": number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the authors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "name": "Inês Carvalho",
                     *           "bio": "Escreve sobre café, livros e presentes feitos à mão.",
                     *           "avatar": "https://cdn.example.com/authors/1.jpg"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "name": "Rui Matos",
                     *           "bio": null,
                     *           "avatar": null
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    deleteAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Inês Carvalho Dias",
                 *       "bio": "Escreve sobre café, livros e presentes feitos à mão.",
                 *       "avatar": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["AuthorPatch"];
            };
        };
        responses: {
            /** @description The changed author. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "name": "Inês Carvalho Dias",
                     *       "bio": "Escreve sobre café, livros e presentes feitos à mão.",
                     *       "avatar": null
                     *     }
                     */
                    "application/json": components["schemas"]["Author"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    pages: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the site whose members are listed.
                 * @example 1
                 */
                "site.id": number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the site's pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "title": "Presentes para quem ama café",
                     *           "slug": "presentes-cafe",
                     *           "status": "published"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "title": "Sobre nós",
                     *           "slug": "sobre-nos",
                     *           "status": "draft"
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PageCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    criterias: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the site whose members are listed.
                 * @example 1
                 */
                "site.id": number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "name": "Amantes de café",
                     *           "slug": "amantes-de-cafe"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "name": "Dia da Mãe",
                     *           "slug": "dia-da-mae"
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["CriteriaCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    articles: {
        parameters: {
            query?: {
                /**
                 * @description Only the articles of this site.
                 * @example 1
                 */
                "site.id"?: number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 12,
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "title": "12 presentes para amantes de café",
                     *           "hasGeneratedArticle": true,
                     *           "hasSections": true,
                     *           "hasGeneratedDescriptions": true,
                     *           "hasProducts": true,
                     *           "content": {
                     *             "title": "12 presentes para amantes de café",
                     *             "introduction": "<p>Quem gosta de café aprecia um bom <em>ritual</em>.</p>",
                     *             "sections": [
                     *               {
                     *                 "sectionId": 5,
                     *                 "title": "Para moer em casa",
                     *                 "body": "<p>Um moinho manual muda a chávena.</p>"
                     *               }
                     *             ],
                     *             "conclusion": "<p>Qualquer um destes presentes chega a tempo do pequeno-almoço.</p>"
                     *           },
                     *           "image": "https://cdn.presentesoriginais.example/articles/12/hero.png",
                     *           "createdAt": "2026-03-01T08:00:00Z",
                     *           "updatedAt": "2026-03-02T10:15:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ArticleCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": 1,
                 *       "title": "Presentes para amantes de café"
                 *     }
                 */
                "application/json": components["schemas"]["ArticleCreate"];
            };
        };
        responses: {
            /** @description The new article; every flag is false. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "title": "Presentes para amantes de café",
                     *       "hasGeneratedArticle": false,
                     *       "hasSections": false,
                     *       "hasGeneratedDescriptions": false,
                     *       "hasProducts": false,
                     *       "content": null,
                     *       "image": null,
                     *       "createdAt": "2026-03-01T08:00:00Z",
                     *       "updatedAt": "2026-03-01T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    article: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "title": "12 presentes para amantes de café",
                     *       "hasGeneratedArticle": true,
                     *       "hasSections": true,
                     *       "hasGeneratedDescriptions": true,
                     *       "hasProducts": true,
                     *       "content": {
                     *         "title": "12 presentes para amantes de café",
                     *         "introduction": "<p>Quem gosta de café aprecia um bom <em>ritual</em>.</p>",
                     *         "sections": [
                     *           {
                     *             "sectionId": 5,
                     *             "title": "Para moer em casa",
                     *             "body": "<p>Um moinho manual muda a chávena.</p>"
                     *           }
                     *         ],
                     *         "conclusion": "<p>Qualquer um destes presentes chega a tempo do pequeno-almoço.</p>"
                     *       },
                     *       "image": "https://cdn.presentesoriginais.example/articles/12/hero.png",
                     *       "createdAt": "2026-03-01T08:00:00Z",
                     *       "updatedAt": "2026-03-02T10:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Presentes para amantes de café",
                 *       "hasGeneratedArticle": true,
                 *       "hasSections": true,
                 *       "hasGeneratedDescriptions": true,
                 *       "hasProducts": true
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["ArticlePatch"];
            };
        };
        responses: {
            /** @description The changed article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "title": "12 presentes para amantes de café",
                     *       "hasGeneratedArticle": true,
                     *       "hasSections": true,
                     *       "hasGeneratedDescriptions": true,
                     *       "hasProducts": true,
                     *       "content": {
                     *         "title": "12 presentes para amantes de café",
                     *         "introduction": "<p>Quem gosta de café aprecia um bom <em>ritual</em>.</p>",
                     *         "sections": [
                     *           {
                     *             "sectionId": 5,
                     *             "title": "Para moer em casa",
                     *             "body": "<p>Um moinho manual muda a chávena.</p>"
                     *           }
                     *         ],
                     *         "conclusion": "<p>Qualquer um destes presentes chega a tempo do pequeno-almoço.</p>"
                     *       },
                     *       "image": "https://cdn.presentesoriginais.example/articles/12/hero.png",
                     *       "createdAt": "2026-03-01T08:00:00Z",
                     *       "updatedAt": "2026-03-02T10:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    generateArticle: {
        parameters: {
            query?: {
                /**
                 * @description Runs the missing earlier steps first. Leave it out for the texts only.
                 * @example true
                 */
                full?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article with its new content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "title": "12 presentes para amantes de café",
                     *       "hasGeneratedArticle": true,
                     *       "hasSections": true,
                     *       "hasGeneratedDescriptions": true,
                     *       "hasProducts": true,
                     *       "content": {
                     *         "title": "12 presentes para amantes de café",
                     *         "introduction": "<p>Quem gosta de café aprecia um bom <em>ritual</em>.</p>",
                     *         "sections": [
                     *           {
                     *             "sectionId": 5,
                     *             "title": "Para moer em casa",
                     *             "body": "<p>Um moinho manual muda a chávena.</p>"
                     *           }
                     *         ],
                     *         "conclusion": "<p>Qualquer um destes presentes chega a tempo do pequeno-almoço.</p>"
                     *       },
                     *       "image": "https://cdn.presentesoriginais.example/articles/12/hero.png",
                     *       "createdAt": "2026-03-01T08:00:00Z",
                     *       "updatedAt": "2026-03-02T10:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    saveArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "12 presentes para amantes de café",
                 *       "content": {
                 *         "title": "12 presentes para amantes de café",
                 *         "introduction": "<p>Quem gosta de café aprecia um bom <em>ritual</em>.</p>",
                 *         "sections": [
                 *           {
                 *             "sectionId": 5,
                 *             "title": "Para moer em casa",
                 *             "body": "<p>Um moinho manual muda a chávena.</p>"
                 *           }
                 *         ],
                 *         "conclusion": "<p>Qualquer um destes presentes chega a tempo do pequeno-almoço.</p>"
                 *       }
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["ArticleSave"];
            };
        };
        responses: {
            /** @description The article as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "title": "12 presentes para amantes de café",
                     *       "hasGeneratedArticle": true,
                     *       "hasSections": true,
                     *       "hasGeneratedDescriptions": true,
                     *       "hasProducts": true,
                     *       "content": {
                     *         "title": "12 presentes para amantes de café",
                     *         "introduction": "<p>Quem gosta de café aprecia um bom <em>ritual</em>.</p>",
                     *         "sections": [
                     *           {
                     *             "sectionId": 5,
                     *             "title": "Para moer em casa",
                     *             "body": "<p>Um moinho manual muda a chávena.</p>"
                     *           }
                     *         ],
                     *         "conclusion": "<p>Qualquer um destes presentes chega a tempo do pequeno-almoço.</p>"
                     *       },
                     *       "image": "https://cdn.presentesoriginais.example/articles/12/hero.png",
                     *       "createdAt": "2026-03-01T08:00:00Z",
                     *       "updatedAt": "2026-03-02T10:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    generateBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    generateArticleImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "https://cdn.presentesoriginais.example/articles/12/hero.png"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["ArticleImagePatch"];
            };
        };
        responses: {
            /** @description The article with its image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "title": "12 presentes para amantes de café",
                     *       "hasGeneratedArticle": true,
                     *       "hasSections": true,
                     *       "hasGeneratedDescriptions": true,
                     *       "hasProducts": true,
                     *       "content": {
                     *         "title": "12 presentes para amantes de café",
                     *         "introduction": "<p>Quem gosta de café aprecia um bom <em>ritual</em>.</p>",
                     *         "sections": [
                     *           {
                     *             "sectionId": 5,
                     *             "title": "Para moer em casa",
                     *             "body": "<p>Um moinho manual muda a chávena.</p>"
                     *           }
                     *         ],
                     *         "conclusion": "<p>Qualquer um destes presentes chega a tempo do pequeno-almoço.</p>"
                     *       },
                     *       "image": "https://cdn.presentesoriginais.example/articles/12/hero.png",
                     *       "createdAt": "2026-03-01T08:00:00Z",
                     *       "updatedAt": "2026-03-02T10:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            502: components["responses"]["BadGateway"];
        };
    };
    generateArticleProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article's ideas with their products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 31,
                     *           "prompt": {
                     *             "id": 7
                     *           },
                     *           "title": "Moinho de café manual",
                     *           "keywords": [
                     *             "moinho de café",
                     *             "mós cónicas"
                     *           ],
                     *           "ideaProducts": [
                     *             {
                     *               "id": 204,
                     *               "ideaId": 31,
                     *               "title": "Moinho de café manual em inox",
                     *               "status": true,
                     *               "sectionPriority": 1,
                     *               "sectionId": 5,
                     *               "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *               "descriptionSource": "ai",
                     *               "price": 34.9,
                     *               "currency": "EUR",
                     *               "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *               "url": "https://loja.example/moinho-manual-inox",
                     *               "brand": "Timemore",
                     *               "category": "Cozinha > Café",
                     *               "updatedAt": "2026-03-02T09:41:00Z"
                     *             }
                     *           ],
                     *           "updatedAt": "2026-03-01T08:10:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    generateSections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposed sections. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 5,
                     *           "title": "Para moer em casa",
                     *           "type": "theme",
                     *           "criteria": {
                     *             "min": 3,
                     *             "max": 6
                     *           },
                     *           "position": 1,
                     *           "ideaProducts": [
                     *             {
                     *               "id": 204,
                     *               "ideaId": 31,
                     *               "title": "Moinho de café manual em inox",
                     *               "status": true,
                     *               "sectionPriority": 1,
                     *               "sectionId": 5,
                     *               "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *               "descriptionSource": "ai",
                     *               "price": 34.9,
                     *               "currency": "EUR",
                     *               "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *               "url": "https://loja.example/moinho-manual-inox",
                     *               "brand": "Timemore",
                     *               "category": "Cozinha > Café",
                     *               "updatedAt": "2026-03-02T09:41:00Z"
                     *             }
                     *           ],
                     *           "updatedAt": "2026-03-02T09:30:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SectionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    populateSections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article's sections with their products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 5,
                     *           "title": "Para moer em casa",
                     *           "type": "theme",
                     *           "criteria": {
                     *             "min": 3,
                     *             "max": 6
                     *           },
                     *           "position": 1,
                     *           "ideaProducts": [
                     *             {
                     *               "id": 204,
                     *               "ideaId": 31,
                     *               "title": "Moinho de café manual em inox",
                     *               "status": true,
                     *               "sectionPriority": 1,
                     *               "sectionId": 5,
                     *               "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *               "descriptionSource": "ai",
                     *               "price": 34.9,
                     *               "currency": "EUR",
                     *               "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *               "url": "https://loja.example/moinho-manual-inox",
                     *               "brand": "Timemore",
                     *               "category": "Cozinha > Café",
                     *               "updatedAt": "2026-03-02T09:41:00Z"
                     *             }
                     *           ],
                     *           "updatedAt": "2026-03-02T09:30:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SectionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    generateDescriptions: {
        parameters: {
            query?: {
                /**
                 * @description 1 writes every description anew. Leave it out for the missing ones only.
                 * @example 1
                 */
                all?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article's selected products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    curateIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviewed ideas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 31,
                     *           "prompt": {
                     *             "id": 7
                     *           },
                     *           "title": "Moinho de café manual",
                     *           "keywords": [
                     *             "moinho de café",
                     *             "mós cónicas"
                     *           ],
                     *           "ideaProducts": [
                     *             {
                     *               "id": 204,
                     *               "ideaId": 31,
                     *               "title": "Moinho de café manual em inox",
                     *               "status": true,
                     *               "sectionPriority": 1,
                     *               "sectionId": 5,
                     *               "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *               "descriptionSource": "ai",
                     *               "price": 34.9,
                     *               "currency": "EUR",
                     *               "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *               "url": "https://loja.example/moinho-manual-inox",
                     *               "brand": "Timemore",
                     *               "category": "Cozinha > Café",
                     *               "updatedAt": "2026-03-02T09:41:00Z"
                     *             }
                     *           ],
                     *           "updatedAt": "2026-03-01T08:10:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    curateProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviewed products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    curateDescriptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products with their reviewed descriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    prompts: {
        parameters: {
            query?: {
                /**
                 * @description Only the prompts of this article.
                 * @example 12
                 */
                "article.id"?: number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of prompts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 7,
                     *           "prompt": "Presentes para quem mói o próprio café, entre 20 e 80 euros",
                     *           "articleId": 12,
                     *           "keywords": [
                     *             "café",
                     *             "moinho",
                     *             "barista"
                     *           ],
                     *           "updatedAt": "2026-03-01T08:05:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PromptCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "Presentes para quem mói o próprio café, entre 20 e 80 euros",
                 *       "articleId": 12
                 *     }
                 */
                "application/json": components["schemas"]["PromptCreate"];
            };
        };
        responses: {
            /** @description The new prompt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "prompt": "Presentes para quem mói o próprio café, entre 20 e 80 euros",
                     *       "articleId": 12,
                     *       "keywords": [
                     *         "café",
                     *         "moinho",
                     *         "barista"
                     *       ],
                     *       "updatedAt": "2026-03-01T08:05:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    updatePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "Presentes para quem mói o próprio café, entre 20 e 80 euros",
                 *       "keywords": [
                 *         "café",
                 *         "moinho",
                 *         "barista"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["PromptPatch"];
            };
        };
        responses: {
            /** @description The changed prompt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "prompt": "Presentes para quem mói o próprio café, entre 20 e 80 euros",
                     *       "articleId": 12,
                     *       "keywords": [
                     *         "café",
                     *         "moinho",
                     *         "barista"
                     *       ],
                     *       "updatedAt": "2026-03-01T08:05:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    deletePromptKeywords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt has no keywords. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    ideas: {
        parameters: {
            query?: {
                /**
                 * @description Only the ideas of this prompt.
                 * @example 7
                 */
                "prompt.id"?: number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ideas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 31,
                     *           "prompt": {
                     *             "id": 7
                     *           },
                     *           "title": "Moinho de café manual",
                     *           "keywords": [
                     *             "moinho de café",
                     *             "mós cónicas"
                     *           ],
                     *           "ideaProducts": [
                     *             {
                     *               "id": 204,
                     *               "ideaId": 31,
                     *               "title": "Moinho de café manual em inox",
                     *               "status": true,
                     *               "sectionPriority": 1,
                     *               "sectionId": 5,
                     *               "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *               "descriptionSource": "ai",
                     *               "price": 34.9,
                     *               "currency": "EUR",
                     *               "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *               "url": "https://loja.example/moinho-manual-inox",
                     *               "brand": "Timemore",
                     *               "category": "Cozinha > Café",
                     *               "updatedAt": "2026-03-02T09:41:00Z"
                     *             }
                     *           ],
                     *           "updatedAt": "2026-03-01T08:10:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    generateIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promptId": 7
                 *     }
                 */
                "application/json": components["schemas"]["IdeaGeneration"];
            };
        };
        responses: {
            /** @description The written ideas, without products yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 31,
                     *           "prompt": {
                     *             "id": 7
                     *           },
                     *           "title": "Moinho de café manual",
                     *           "keywords": [
                     *             "moinho de café",
                     *             "mós cónicas"
                     *           ],
                     *           "ideaProducts": [],
                     *           "updatedAt": "2026-03-01T08:10:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            502: components["responses"]["BadGateway"];
        };
    };
    generateAdditionalIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promptId": 7
                 *     }
                 */
                "application/json": components["schemas"]["IdeaGeneration"];
            };
        };
        responses: {
            /** @description The added ideas, without products yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 31,
                     *           "prompt": {
                     *             "id": 7
                     *           },
                     *           "title": "Moinho de café manual",
                     *           "keywords": [
                     *             "moinho de café",
                     *             "mós cónicas"
                     *           ],
                     *           "ideaProducts": [],
                     *           "updatedAt": "2026-03-01T08:10:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            502: components["responses"]["BadGateway"];
        };
    };
    deleteIdea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The idea is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateIdea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Moinho de café manual",
                 *       "keywords": [
                 *         "moinho de café",
                 *         "mós cónicas"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["IdeaPatch"];
            };
        };
        responses: {
            /** @description The changed idea. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "prompt": {
                     *         "id": 7
                     *       },
                     *       "title": "Moinho de café manual",
                     *       "keywords": [
                     *         "moinho de café",
                     *         "mós cónicas"
                     *       ],
                     *       "ideaProducts": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "updatedAt": "2026-03-01T08:10:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Idea"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    regenerateIdeaProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The idea with its new products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "prompt": {
                     *         "id": 7
                     *       },
                     *       "title": "Moinho de café manual",
                     *       "keywords": [
                     *         "moinho de café",
                     *         "mós cónicas"
                     *       ],
                     *       "ideaProducts": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "updatedAt": "2026-03-01T08:10:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Idea"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    generateKeywords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promptId": 7
                 *     }
                 */
                "application/json": components["schemas"]["KeywordGeneration"];
            };
        };
        responses: {
            /** @description The prompt with its keywords. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "prompt": "Presentes para quem mói o próprio café, entre 20 e 80 euros",
                     *       "articleId": 12,
                     *       "keywords": [
                     *         "café",
                     *         "moinho",
                     *         "barista"
                     *       ],
                     *       "updatedAt": "2026-03-01T08:05:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            502: components["responses"]["BadGateway"];
        };
    };
    updateIdeaKeywords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ideaId": 31,
                 *       "keywords": [
                 *         "moinho de café",
                 *         "mós cónicas"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["IdeaKeywordsPatch"];
            };
        };
        responses: {
            /** @description The idea with its keywords. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "prompt": {
                     *         "id": 7
                     *       },
                     *       "title": "Moinho de café manual",
                     *       "keywords": [
                     *         "moinho de café",
                     *         "mós cónicas"
                     *       ],
                     *       "ideaProducts": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "updatedAt": "2026-03-01T08:10:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Idea"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    generateIdeaProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ideaId": 31
                 *     }
                 */
                "application/json": components["schemas"]["ProductGeneration"];
            };
        };
        responses: {
            /** @description The idea's products. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    updateIdeaProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ideaId": 31,
                 *       "ideaProducts": [
                 *         {
                 *           "id": 204,
                 *           "title": "Moinho de café manual em inox",
                 *           "status": true,
                 *           "sectionPriority": 1,
                 *           "sectionId": 5,
                 *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>"
                 *         }
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["IdeaProductsPatch"];
            };
        };
        responses: {
            /** @description The idea's products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    updateProductStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "id": "204",
                 *           "status": true
                 *         },
                 *         {
                 *           "id": "205",
                 *           "status": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductStatusUpdate"];
            };
        };
        responses: {
            /** @description The named products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    generateProductDescriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ideaId": 31
                 *     }
                 */
                "application/json": components["schemas"]["DescriptionGeneration"];
            };
        };
        responses: {
            /** @description The idea's products with their descriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
            502: components["responses"]["BadGateway"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Moinho de café manual em inox",
                 *       "status": true,
                 *       "sectionPriority": 1,
                 *       "sectionId": 5,
                 *       "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["IdeaProductPatch"];
            };
        };
        responses: {
            /** @description The changed product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 204,
                     *       "ideaId": 31,
                     *       "title": "Moinho de café manual em inox",
                     *       "status": true,
                     *       "sectionPriority": 1,
                     *       "sectionId": 5,
                     *       "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *       "descriptionSource": "ai",
                     *       "price": 34.9,
                     *       "currency": "EUR",
                     *       "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *       "url": "https://loja.example/moinho-manual-inox",
                     *       "brand": "Timemore",
                     *       "category": "Cozinha > Café",
                     *       "updatedAt": "2026-03-02T09:41:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    ideaProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 204,
                     *       "ideaId": 31,
                     *       "title": "Moinho de café manual em inox",
                     *       "status": true,
                     *       "sectionPriority": 1,
                     *       "sectionId": 5,
                     *       "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *       "descriptionSource": "ai",
                     *       "price": 34.9,
                     *       "currency": "EUR",
                     *       "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *       "url": "https://loja.example/moinho-manual-inox",
                     *       "brand": "Timemore",
                     *       "category": "Cozinha > Café",
                     *       "updatedAt": "2026-03-02T09:41:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaProduct"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    sections: {
        parameters: {
            query?: {
                /**
                 * @description Only the sections of this article.
                 * @example 12
                 */
                "article.id"?: number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 5,
                     *           "title": "Para moer em casa",
                     *           "type": "theme",
                     *           "criteria": {
                     *             "min": 3,
                     *             "max": 6
                     *           },
                     *           "position": 1,
                     *           "ideaProducts": [
                     *             {
                     *               "id": 204,
                     *               "ideaId": 31,
                     *               "title": "Moinho de café manual em inox",
                     *               "status": true,
                     *               "sectionPriority": 1,
                     *               "sectionId": 5,
                     *               "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *               "descriptionSource": "ai",
                     *               "price": 34.9,
                     *               "currency": "EUR",
                     *               "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *               "url": "https://loja.example/moinho-manual-inox",
                     *               "brand": "Timemore",
                     *               "category": "Cozinha > Café",
                     *               "updatedAt": "2026-03-02T09:41:00Z"
                     *             }
                     *           ],
                     *           "updatedAt": "2026-03-02T09:30:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SectionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateSections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "articleId": 12,
                 *       "sections": [
                 *         {
                 *           "id": 5,
                 *           "title": "Para moer em casa",
                 *           "type": "theme",
                 *           "criteria": {
                 *             "min": 3,
                 *             "max": 6
                 *           },
                 *           "position": 1,
                 *           "ideaProducts": [
                 *             {
                 *               "id": 204,
                 *               "sectionPriority": 1
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["SectionsPatch"];
            };
        };
        responses: {
            /** @description The article's sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 5,
                     *           "title": "Para moer em casa",
                     *           "type": "theme",
                     *           "criteria": {
                     *             "min": 3,
                     *             "max": 6
                     *           },
                     *           "position": 1,
                     *           "ideaProducts": [
                     *             {
                     *               "id": 204,
                     *               "ideaId": 31,
                     *               "title": "Moinho de café manual em inox",
                     *               "status": true,
                     *               "sectionPriority": 1,
                     *               "sectionId": 5,
                     *               "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *               "descriptionSource": "ai",
                     *               "price": 34.9,
                     *               "currency": "EUR",
                     *               "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *               "url": "https://loja.example/moinho-manual-inox",
                     *               "brand": "Timemore",
                     *               "category": "Cozinha > Café",
                     *               "updatedAt": "2026-03-02T09:41:00Z"
                     *             }
                     *           ],
                     *           "updatedAt": "2026-03-02T09:30:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SectionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    updateSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Para moer em casa",
                 *       "type": "theme",
                 *       "criteria": {
                 *         "min": 3,
                 *         "max": 6
                 *       },
                 *       "position": 1
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["SectionPatch"];
            };
        };
        responses: {
            /** @description The changed section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "title": "Para moer em casa",
                     *       "type": "theme",
                     *       "criteria": {
                     *         "min": 3,
                     *         "max": 6
                     *       },
                     *       "position": 1,
                     *       "ideaProducts": [
                     *         {
                     *           "id": 204,
                     *           "ideaId": 31,
                     *           "title": "Moinho de café manual em inox",
                     *           "status": true,
                     *           "sectionPriority": 1,
                     *           "sectionId": 5,
                     *           "description": "<p>Moagem regular, do <strong>espresso</strong> à prensa francesa.</p>",
                     *           "descriptionSource": "ai",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.presentesoriginais.example/products/204.jpg",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "updatedAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "updatedAt": "2026-03-02T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Section"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    debugs: {
        parameters: {
            query?: {
                /**
                 * @description Only the calls made for this article.
                 * @example 12
                 */
                "article.id"?: number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 4711,
                     *           "bot": "descriptix",
                     *           "article": {
                     *             "id": 12
                     *           },
                     *           "request": {
                     *             "model": "gpt-4.1-mini",
                     *             "temperature": 0.7,
                     *             "messages": [
                     *               {
                     *                 "role": "user",
                     *                 "content": "Describe the coffee grinder."
                     *               }
                     *             ]
                     *           },
                     *           "response": {
                     *             "choices": [
                     *               {
                     *                 "message": {
                     *                   "role": "assistant",
                     *                   "content": "<p>Moagem regular.</p>"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "durationMs": 1840,
                     *           "promptTokens": 412,
                     *           "completionTokens": 96,
                     *           "createdAt": "2026-03-02T09:41:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DebugCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    feeds: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the feeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "name": "Presentes Portugal",
                     *           "code": "presentes-pt",
                     *           "status": "active",
                     *           "country": "PT",
                     *           "url": "https://feeds.example.com/presentes-pt.xml",
                     *           "productCount": 238,
                     *           "importedAt": "2026-03-02T06:15:00+00:00"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Regalos España",
                     *           "code": "regalos-es",
                     *           "status": "active",
                     *           "country": "ES",
                     *           "url": null,
                     *           "productCount": 214,
                     *           "importedAt": null
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FeedCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Presentes Portugal",
                 *       "code": "presentes-pt",
                 *       "status": "active",
                 *       "country": "PT",
                 *       "url": "https://feeds.example.com/presentes-pt.xml"
                 *     }
                 */
                "application/json": components["schemas"]["FeedCreate"];
            };
        };
        responses: {
            /** @description The new feed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Portugal",
                     *       "code": "presentes-pt",
                     *       "status": "active",
                     *       "country": "PT",
                     *       "url": "https://feeds.example.com/presentes-pt.xml",
                     *       "productCount": 0,
                     *       "importedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    feedsByCountry: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description ISO 3166-1 alpha-2 code of the country, in either case.
                 * @example PT
                 */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the feeds of the country; empty when it has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "name": "Presentes Portugal",
                     *           "code": "presentes-pt",
                     *           "status": "active",
                     *           "country": "PT",
                     *           "url": "https://feeds.example.com/presentes-pt.xml",
                     *           "productCount": 238,
                     *           "importedAt": "2026-03-02T06:15:00+00:00"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FeedCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    feedsByCode: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes in use, each with its feeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "code": "presentes-pt",
                     *           "feeds": [
                     *             {
                     *               "id": 1,
                     *               "name": "Presentes Portugal",
                     *               "code": "presentes-pt",
                     *               "status": "active",
                     *               "country": "PT",
                     *               "url": "https://feeds.example.com/presentes-pt.xml",
                     *               "productCount": 238,
                     *               "importedAt": "2026-03-02T06:15:00+00:00"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "code": "regalos-es",
                     *           "feeds": [
                     *             {
                     *               "id": 2,
                     *               "name": "Regalos España",
                     *               "code": "regalos-es",
                     *               "status": "active",
                     *               "country": "ES",
                     *               "url": null,
                     *               "productCount": 214,
                     *               "importedAt": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FeedCodeCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Presentes Portugal",
                 *       "code": "presentes-pt",
                 *       "status": "paused",
                 *       "country": "PT",
                 *       "url": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["FeedPatch"];
            };
        };
        responses: {
            /** @description The changed feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Presentes Portugal",
                     *       "code": "presentes-pt",
                     *       "status": "paused",
                     *       "country": "PT",
                     *       "url": null,
                     *       "productCount": 238,
                     *       "importedAt": "2026-03-02T06:15:00+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    importFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "feed": {
                     *         "id": 1,
                     *         "name": "Presentes Portugal",
                     *         "code": "presentes-pt",
                     *         "status": "active",
                     *         "country": "PT",
                     *         "url": "https://feeds.example.com/presentes-pt.xml",
                     *         "productCount": 239,
                     *         "importedAt": "2026-03-03T06:15:00+00:00"
                     *       },
                     *       "total": 241,
                     *       "imported": 239,
                     *       "rejected": 2,
                     *       "format": "xml",
                     *       "rowErrors": [
                     *         {
                     *           "line": 118,
                     *           "message": "The price “abc” is not a number."
                     *         },
                     *         {
                     *           "line": 530,
                     *           "message": "The title is missing."
                     *         }
                     *       ],
                     *       "rowErrorsTruncated": false
                     *     }
                     */
                    "application/json": components["schemas"]["FeedImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The file is neither XML nor CSV; nothing was imported. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/errors/422",
                     *       "title": "An error occurred",
                     *       "status": 422,
                     *       "detail": "The file is neither a product feed in XML nor a CSV file with a header line."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The feed's url cannot be fetched; nothing was imported. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/errors/502",
                     *       "title": "An error occurred",
                     *       "status": 502,
                     *       "detail": "The feed's url cannot be fetched: HTTP 503."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadFeedFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "title,link,price\nMoinho de café,https://shop.example.com/moinho,34.90 EUR\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FeedUpload"];
            };
        };
        responses: {
            /** @description What was imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "feed": {
                     *         "id": 3,
                     *         "name": "cafe-e-cha",
                     *         "code": "cafe-e-cha",
                     *         "status": "active",
                     *         "country": null,
                     *         "url": null,
                     *         "productCount": 64,
                     *         "importedAt": "2026-03-03T09:40:00+00:00"
                     *       },
                     *       "total": 65,
                     *       "imported": 64,
                     *       "rejected": 1,
                     *       "format": "csv",
                     *       "rowErrors": [
                     *         {
                     *           "line": 12,
                     *           "message": "The title is missing."
                     *         }
                     *       ],
                     *       "rowErrorsTruncated": false
                     *     }
                     */
                    "application/json": components["schemas"]["FeedImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The file is missing, or neither XML nor CSV; nothing was imported. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/errors/422",
                     *       "title": "An error occurred",
                     *       "status": 422,
                     *       "detail": "The file is neither a product feed in XML nor a CSV file with a header line."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    translations: {
        parameters: {
            query?: {
                /**
                 * @description Lists only the translations of this site.
                 * @example 1
                 */
                siteId?: number;
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the translations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 10,
                     *           "key": {
                     *             "id": 1,
                     *             "key": "article.buy_button",
                     *             "description": "Label of the button that leads to the shop."
                     *           },
                     *           "site": {
                     *             "id": 1
                     *           },
                     *           "strings": [
                     *             {
                     *               "id": 100,
                     *               "locale": "pt",
                     *               "localizedText": "Ver na loja"
                     *             },
                     *             {
                     *               "id": 101,
                     *               "locale": "es",
                     *               "localizedText": "Ver en la tienda"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 11,
                     *           "key": {
                     *             "id": 2,
                     *             "key": "article.read_more",
                     *             "description": null
                     *           },
                     *           "site": null,
                     *           "strings": [
                     *             {
                     *               "id": 102,
                     *               "locale": "pt",
                     *               "localizedText": "Ler mais"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyId": 1,
                 *       "siteId": 1,
                 *       "strings": [
                 *         {
                 *           "locale": "pt",
                 *           "localizedText": "Ver na loja"
                 *         },
                 *         {
                 *           "locale": "es",
                 *           "localizedText": "Ver en la tienda"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TranslationCreate"];
            };
        };
        responses: {
            /** @description The new translation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 10,
                     *       "key": {
                     *         "id": 1,
                     *         "key": "article.buy_button",
                     *         "description": "Label of the button that leads to the shop."
                     *       },
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "strings": [
                     *         {
                     *           "id": 100,
                     *           "locale": "pt",
                     *           "localizedText": "Ver na loja"
                     *         },
                     *         {
                     *           "id": 101,
                     *           "locale": "es",
                     *           "localizedText": "Ver en la tienda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Translation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    translation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 10,
                     *       "key": {
                     *         "id": 1,
                     *         "key": "article.buy_button",
                     *         "description": "Label of the button that leads to the shop."
                     *       },
                     *       "site": {
                     *         "id": 1
                     *       },
                     *       "strings": [
                     *         {
                     *           "id": 100,
                     *           "locale": "pt",
                     *           "localizedText": "Ver na loja"
                     *         },
                     *         {
                     *           "id": 101,
                     *           "locale": "es",
                     *           "localizedText": "Ver en la tienda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Translation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyId": 1,
                 *       "siteId": null,
                 *       "strings": [
                 *         {
                 *           "locale": "pt",
                 *           "localizedText": "Ver na loja"
                 *         },
                 *         {
                 *           "locale": "es",
                 *           "localizedText": "Ver en la tienda"
                 *         }
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["TranslationPatch"];
            };
        };
        responses: {
            /** @description The changed translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 10,
                     *       "key": {
                     *         "id": 1,
                     *         "key": "article.buy_button",
                     *         "description": "Label of the button that leads to the shop."
                     *       },
                     *       "site": null,
                     *       "strings": [
                     *         {
                     *           "id": 100,
                     *           "locale": "pt",
                     *           "localizedText": "Ver na loja"
                     *         },
                     *         {
                     *           "id": 101,
                     *           "locale": "es",
                     *           "localizedText": "Ver en la tienda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Translation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    translationKeys: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the translation keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1,
                     *           "key": "article.buy_button",
                     *           "description": "Label of the button that leads to the shop."
                     *         },
                     *         {
                     *           "id": 2,
                     *           "key": "article.read_more",
                     *           "description": null
                     *         }
                     *       ],
                     *       "totalItems": 2
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationKeyCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createTranslationKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "article.buy_button",
                 *       "description": "Label of the button that leads to the shop."
                 *     }
                 */
                "application/json": components["schemas"]["TranslationKeyCreate"];
            };
        };
        responses: {
            /** @description The new translation key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "key": "article.buy_button",
                     *       "description": "Label of the button that leads to the shop."
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    deleteTranslationKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateTranslationKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "article.shop_button",
                 *       "description": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["TranslationKeyPatch"];
            };
        };
        responses: {
            /** @description The changed translation key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "key": "article.shop_button",
                     *       "description": null
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    updateTranslationString: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "localizedText": "Comprar na loja"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["TranslationStringPatch"];
            };
        };
        responses: {
            /** @description The changed translation string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "locale": "pt",
                     *       "localizedText": "Comprar na loja"
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationString"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    chatSessions: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Sessions per page.
                 * @example 10
                 */
                items?: number;
                /**
                 * @description True lists only archived sessions, false only the others. Left out, both.
                 * @example false
                 */
                archived?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of chat sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": "cs_8f3a21",
                     *           "ideas": [
                     *             {
                     *               "title": "Molinillo de café manual",
                     *               "description": "Le gusta preparar el café sin prisa.",
                     *               "keywords": [
                     *                 "molinillo de café",
                     *                 "muelas cónicas"
                     *               ]
                     *             }
                     *           ],
                     *           "conversation": [
                     *             {
                     *               "role": "user",
                     *               "content": "Busco un regalo para mi padre, le encanta el café.",
                     *               "checkpointId": null
                     *             },
                     *             {
                     *               "role": "assistant",
                     *               "content": "¿Prefiere molerlo él mismo?",
                     *               "checkpointId": "cp_8f3a21-2"
                     *             }
                     *           ],
                     *           "persona": {
                     *             "relation": "father",
                     *             "age": 62,
                     *             "interests": [
                     *               "coffee",
                     *               "hiking"
                     *             ]
                     *           },
                     *           "archived": false,
                     *           "logs": [
                     *             {
                     *               "id": 901,
                     *               "bot": "giftorix",
                     *               "level": "info",
                     *               "message": "Three ideas proposed.",
                     *               "context": {
                     *                 "model": "gpt-4.1-mini",
                     *                 "ideas": 3
                     *               },
                     *               "createdAt": "2026-03-04T18:22:05Z"
                     *             }
                     *           ],
                     *           "createdAt": "2026-03-04T18:20:00Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSessionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    chatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cs_8f3a21",
                     *       "ideas": [
                     *         {
                     *           "title": "Molinillo de café manual",
                     *           "description": "Le gusta preparar el café sin prisa.",
                     *           "keywords": [
                     *             "molinillo de café",
                     *             "muelas cónicas"
                     *           ]
                     *         }
                     *       ],
                     *       "conversation": [
                     *         {
                     *           "role": "user",
                     *           "content": "Busco un regalo para mi padre, le encanta el café.",
                     *           "checkpointId": null
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "¿Prefiere molerlo él mismo?",
                     *           "checkpointId": "cp_8f3a21-2"
                     *         }
                     *       ],
                     *       "persona": {
                     *         "relation": "father",
                     *         "age": 62,
                     *         "interests": [
                     *           "coffee",
                     *           "hiking"
                     *         ]
                     *       },
                     *       "archived": false,
                     *       "logs": [
                     *         {
                     *           "id": 901,
                     *           "bot": "giftorix",
                     *           "level": "info",
                     *           "message": "Three ideas proposed.",
                     *           "context": {
                     *             "model": "gpt-4.1-mini",
                     *             "ideas": 3
                     *           },
                     *           "createdAt": "2026-03-04T18:22:05Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-03-04T18:20:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    archiveChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archived session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cs_8f3a21",
                     *       "ideas": [
                     *         {
                     *           "title": "Molinillo de café manual",
                     *           "description": "Le gusta preparar el café sin prisa.",
                     *           "keywords": [
                     *             "molinillo de café",
                     *             "muelas cónicas"
                     *           ]
                     *         }
                     *       ],
                     *       "conversation": [
                     *         {
                     *           "role": "user",
                     *           "content": "Busco un regalo para mi padre, le encanta el café.",
                     *           "checkpointId": null
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "¿Prefiere molerlo él mismo?",
                     *           "checkpointId": "cp_8f3a21-2"
                     *         }
                     *       ],
                     *       "persona": {
                     *         "relation": "father",
                     *         "age": 62,
                     *         "interests": [
                     *           "coffee",
                     *           "hiking"
                     *         ]
                     *       },
                     *       "archived": true,
                     *       "logs": [
                     *         {
                     *           "id": 901,
                     *           "bot": "giftorix",
                     *           "level": "info",
                     *           "message": "Three ideas proposed.",
                     *           "context": {
                     *             "model": "gpt-4.1-mini",
                     *             "ideas": 3
                     *           },
                     *           "createdAt": "2026-03-04T18:22:05Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-03-04T18:20:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    unarchiveChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cs_8f3a21",
                     *       "ideas": [
                     *         {
                     *           "title": "Molinillo de café manual",
                     *           "description": "Le gusta preparar el café sin prisa.",
                     *           "keywords": [
                     *             "molinillo de café",
                     *             "muelas cónicas"
                     *           ]
                     *         }
                     *       ],
                     *       "conversation": [
                     *         {
                     *           "role": "user",
                     *           "content": "Busco un regalo para mi padre, le encanta el café.",
                     *           "checkpointId": null
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "¿Prefiere molerlo él mismo?",
                     *           "checkpointId": "cp_8f3a21-2"
                     *         }
                     *       ],
                     *       "persona": {
                     *         "relation": "father",
                     *         "age": 62,
                     *         "interests": [
                     *           "coffee",
                     *           "hiking"
                     *         ]
                     *       },
                     *       "archived": false,
                     *       "logs": [
                     *         {
                     *           "id": 901,
                     *           "bot": "giftorix",
                     *           "level": "info",
                     *           "message": "Three ideas proposed.",
                     *           "context": {
                     *             "model": "gpt-4.1-mini",
                     *             "ideas": 3
                     *           },
                     *           "createdAt": "2026-03-04T18:22:05Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-03-04T18:20:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    chatSessionLogs: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of the chat session.
                 * @example cs_8f3a21
                 */
                sid: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of log entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 901,
                     *           "bot": "giftorix",
                     *           "level": "info",
                     *           "message": "Three ideas proposed.",
                     *           "context": {
                     *             "model": "gpt-4.1-mini",
                     *             "ideas": 3
                     *           },
                     *           "createdAt": "2026-03-04T18:22:05Z"
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ChatLogCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    giftorixChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of a checkpoint in a conversation.
                 * @example cp_8f3a21-2
                 */
                checkpointId: components["parameters"]["CheckpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot's answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkpointId": "cp_8f3a21-2",
                     *       "bot": "giftorix",
                     *       "messages": [
                     *         {
                     *           "role": "user",
                     *           "content": "Busco un regalo para mi padre, le encanta el café.",
                     *           "checkpointId": null
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "¿Prefiere molerlo él mismo?",
                     *           "checkpointId": "cp_8f3a21-2"
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "Un molinillo manual le gustaría.",
                     *           "checkpointId": null
                     *         }
                     *       ],
                     *       "ideas": [
                     *         {
                     *           "title": "Molinillo de café manual",
                     *           "description": "Le gusta preparar el café sin prisa.",
                     *           "keywords": [
                     *             "molinillo de café",
                     *             "muelas cónicas"
                     *           ]
                     *         }
                     *       ],
                     *       "keywords": null,
                     *       "products": null
                     *     }
                     */
                    "application/json": components["schemas"]["CheckpointReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    keywordusChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of a checkpoint in a conversation.
                 * @example cp_8f3a21-2
                 */
                checkpointId: components["parameters"]["CheckpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot's answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkpointId": "cp_8f3a21-2",
                     *       "bot": "keywordus",
                     *       "messages": [
                     *         {
                     *           "role": "user",
                     *           "content": "Busco un regalo para mi padre, le encanta el café.",
                     *           "checkpointId": null
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "¿Prefiere molerlo él mismo?",
                     *           "checkpointId": "cp_8f3a21-2"
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "molinillo de café, muelas cónicas",
                     *           "checkpointId": null
                     *         }
                     *       ],
                     *       "ideas": null,
                     *       "keywords": [
                     *         "molinillo de café",
                     *         "muelas cónicas"
                     *       ],
                     *       "products": null
                     *     }
                     */
                    "application/json": components["schemas"]["CheckpointReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    priorixChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Identifier of a checkpoint in a conversation.
                 * @example cp_8f3a21-2
                 */
                checkpointId: components["parameters"]["CheckpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot's answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkpointId": "cp_8f3a21-2",
                     *       "bot": "priorix",
                     *       "messages": [
                     *         {
                     *           "role": "user",
                     *           "content": "Busco un regalo para mi padre, le encanta el café.",
                     *           "checkpointId": null
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "¿Prefiere molerlo él mismo?",
                     *           "checkpointId": "cp_8f3a21-2"
                     *         },
                     *         {
                     *           "role": "assistant",
                     *           "content": "El primero encaja mejor con su presupuesto.",
                     *           "checkpointId": null
                     *         }
                     *       ],
                     *       "ideas": null,
                     *       "keywords": null,
                     *       "products": [
                     *         {
                     *           "id": 880,
                     *           "title": "Molinillo manual de acero",
                     *           "priority": 1,
                     *           "price": 39.95,
                     *           "currency": "EUR",
                     *           "image": "https://cdn.regalosgeniales.example/products/880.jpg",
                     *           "url": "https://tienda.example/molinillo-manual"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CheckpointReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
        };
    };
    elasticProducts: {
        parameters: {
            query?: {
                /**
                 * @description Page of the collection, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Members per page.
                 * @example 30
                 */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": 1,
                 *       "titleKeywords": [
                 *         "moinho",
                 *         "café"
                 *       ],
                 *       "categoryKeywords": [
                 *         "cozinha"
                 *       ],
                 *       "descriptionKeywords": [
                 *         "manual"
                 *       ],
                 *       "negativeTitleKeywords": [
                 *         "cápsulas"
                 *       ],
                 *       "negativeCategoryKeywords": [
                 *         "peças"
                 *       ],
                 *       "negativeDescriptionKeywords": [
                 *         "usado"
                 *       ],
                 *       "budget": {
                 *         "min": 20,
                 *         "max": 80
                 *       },
                 *       "scores": {
                 *         "titleKeywords": 3,
                 *         "categoryKeywords": 1.5,
                 *         "descriptionKeywords": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ElasticSearchPayload"];
            };
        };
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": [
                     *         {
                     *           "id": 1530,
                     *           "title": "Moinho de café manual em inox",
                     *           "description": "Moinho manual com mós cónicas de aço.",
                     *           "price": 34.9,
                     *           "currency": "EUR",
                     *           "brand": "Timemore",
                     *           "category": "Cozinha > Café",
                     *           "url": "https://loja.example/moinho-manual-inox",
                     *           "image": "https://cdn.presentesoriginais.example/products/1530.jpg",
                     *           "feedId": 3,
                     *           "score": 12.4
                     *         }
                     *       ],
                     *       "totalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ElasticProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
    elasticQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": 1,
                 *       "titleKeywords": [
                 *         "moinho",
                 *         "café"
                 *       ],
                 *       "categoryKeywords": [
                 *         "cozinha"
                 *       ],
                 *       "descriptionKeywords": [
                 *         "manual"
                 *       ],
                 *       "negativeTitleKeywords": [
                 *         "cápsulas"
                 *       ],
                 *       "negativeCategoryKeywords": [
                 *         "peças"
                 *       ],
                 *       "negativeDescriptionKeywords": [
                 *         "usado"
                 *       ],
                 *       "budget": {
                 *         "min": 20,
                 *         "max": 80
                 *       },
                 *       "scores": {
                 *         "titleKeywords": 3,
                 *         "categoryKeywords": 1.5,
                 *         "descriptionKeywords": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ElasticSearchPayload"];
            };
        };
        responses: {
            /** @description The query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "query": {
                     *         "bool": {
                     *           "must": [
                     *             {
                     *               "match": {
                     *                 "title": {
                     *                   "query": "moinho café",
                     *                   "boost": 3
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "must_not": [
                     *             {
                     *               "match": {
                     *                 "title": "cápsulas"
                     *               }
                     *             }
                     *           ],
                     *           "filter": [
                     *             {
                     *               "range": {
                     *                 "price": {
                     *                   "gte": 20
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ElasticQuery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableContent"];
        };
    };
}
