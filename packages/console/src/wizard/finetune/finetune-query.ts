import { graphql } from "../../graph/generated/gql.ts";
import type { FineTuneQuery } from "../../graph/generated/graphql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

/** The one operation of step 4. */
export const fineTuneQuery = graphQuery(
  graphql(`
    query FineTune($articleId: Int!) {
      article(id: $articleId) {
        ...FineTuneArticle
      }
    }
  `),
);

/** All that step 4 shows. */
export const fineTuneArticle = graphql(`
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
`);

/** The texts of an article, as they stand or as a bot wrote them. */
export const articleTexts = graphql(`
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
`);

/** An article's own texts and its image. */
export const writtenArticle = graphql(`
  fragment WrittenArticle on Article {
    id
    hasGeneratedArticle
    image
    updatedAt
    content {
      ...ArticleTexts
    }
  }
`);

/** The article as step 4 has it. */
export type FineTuneArticle = NonNullable<FineTuneQuery["article"]>;
