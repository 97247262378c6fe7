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
    "\n  mutation Login($input: LoginCredentialsInput!) {\n    login(input: $input) {\n      token\n      refresh_token\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation RefreshToken($input: RefreshRequestInput!) {\n    refreshToken(input: $input) {\n      token\n    }\n  }\n": typeof types.RefreshTokenDocument,
    "\n  query Sites {\n    sites {\n      member {\n        id\n        name\n        status\n        domain\n        updatedAt\n        settingsSite {\n          country\n        }\n      }\n      totalItems\n    }\n  }\n": typeof types.SitesDocument,
    "\n  fragment WizardFrame on Article {\n    title\n    siteDetails {\n      id\n      name\n    }\n    ...WizardFacts\n  }\n": typeof types.WizardFrameFragmentDoc,
    "\n  mutation RenameArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n      title\n    }\n  }\n": typeof types.RenameArticleDocument,
    "\n  fragment WizardFacts on Article {\n    id\n    hasGeneratedArticle\n    content {\n      introduction\n      sections {\n        body\n      }\n      conclusion\n    }\n    prompts(itemsPerPage: 100) {\n      member {\n        ideas(itemsPerPage: 100) {\n          member {\n            ideaProducts {\n              status\n              sectionPriority\n              description\n            }\n          }\n        }\n      }\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        ideaProducts {\n          status\n          sectionPriority\n          description\n        }\n      }\n    }\n  }\n": typeof types.WizardFactsFragmentDoc,
};
const documents: Documents = {
    "\n  mutation Login($input: LoginCredentialsInput!) {\n    login(input: $input) {\n      token\n      refresh_token\n    }\n  }\n": types.LoginDocument,
    "\n  mutation RefreshToken($input: RefreshRequestInput!) {\n    refreshToken(input: $input) {\n      token\n    }\n  }\n": types.RefreshTokenDocument,
    "\n  query Sites {\n    sites {\n      member {\n        id\n        name\n        status\n        domain\n        updatedAt\n        settingsSite {\n          country\n        }\n      }\n      totalItems\n    }\n  }\n": types.SitesDocument,
    "\n  fragment WizardFrame on Article {\n    title\n    siteDetails {\n      id\n      name\n    }\n    ...WizardFacts\n  }\n": types.WizardFrameFragmentDoc,
    "\n  mutation RenameArticle($id: Int!, $input: ArticlePatchInput!) {\n    updateArticle(id: $id, input: $input) {\n      id\n      title\n    }\n  }\n": types.RenameArticleDocument,
    "\n  fragment WizardFacts on Article {\n    id\n    hasGeneratedArticle\n    content {\n      introduction\n      sections {\n        body\n      }\n      conclusion\n    }\n    prompts(itemsPerPage: 100) {\n      member {\n        ideas(itemsPerPage: 100) {\n          member {\n            ideaProducts {\n              status\n              sectionPriority\n              description\n            }\n          }\n        }\n      }\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        ideaProducts {\n          status\n          sectionPriority\n          description\n        }\n      }\n    }\n  }\n": types.WizardFactsFragmentDoc,
};

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
export function graphql(source: "\n  query Sites {\n    sites {\n      member {\n        id\n        name\n        status\n        domain\n        updatedAt\n        settingsSite {\n          country\n        }\n      }\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').SitesDocument;
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
export function graphql(source: "\n  fragment WizardFacts on Article {\n    id\n    hasGeneratedArticle\n    content {\n      introduction\n      sections {\n        body\n      }\n      conclusion\n    }\n    prompts(itemsPerPage: 100) {\n      member {\n        ideas(itemsPerPage: 100) {\n          member {\n            ideaProducts {\n              status\n              sectionPriority\n              description\n            }\n          }\n        }\n      }\n    }\n    sections(itemsPerPage: 100) {\n      member {\n        ideaProducts {\n          status\n          sectionPriority\n          description\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WizardFactsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
