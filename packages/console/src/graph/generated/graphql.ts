/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Changes to an article's flags and title. */
export type ArticlePatchInput = {
  hasGeneratedArticle?: boolean | null | undefined;
  hasGeneratedDescriptions?: boolean | null | undefined;
  hasProducts?: boolean | null | undefined;
  hasSections?: boolean | null | undefined;
  /** Null clears it. */
  title?: string | null | undefined;
};

/** What an operator signs in with. */
export type LoginCredentialsInput = {
  password: string;
  username: string;
};

/** What renews an access token. */
export type RefreshRequestInput = {
  /** The refresh token that the login returned. */
  refresh_token: string;
};

export type LoginMutationVariables = Exact<{
  input: LoginCredentialsInput;
}>;


export type LoginMutation = { login: { token: string, refresh_token: string } | null };

export type RefreshTokenMutationVariables = Exact<{
  input: RefreshRequestInput;
}>;


export type RefreshTokenMutation = { refreshToken: { token: string } | null };

export type SitesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitesQuery = { sites: { totalItems: number, member: Array<{ id: number, name: string, status: string, domain: string | null, updatedAt: string | null, settingsSite: { country: string | null } }> } | null };

export type WizardFrameFragment = { title: string | null, id: number, hasGeneratedArticle: boolean, siteDetails: { id: number, name: string } | null, content: { introduction: string | null, conclusion: string | null, sections: Array<{ body: string | null }> | null } | null, prompts: { member: Array<{ ideas: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null }> } | null, sections: { member: Array<{ ideaProducts: Array<{ status: boolean, sectionPriority: number | null, description: string | null }> }> } | null };

export type RenameArticleMutationVariables = Exact<{
  id: number;
  input: ArticlePatchInput;
}>;


export type RenameArticleMutation = { updateArticle: { id: number, title: string | null } | null };

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
export const LoginDocument = {"__meta__":{"operation":"Login","hash":"sha256:df2d838e3dacb63c567753d903daf0be8e1aba8f8d807a1882d7edeb165be53d"}} as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const RefreshTokenDocument = {"__meta__":{"operation":"RefreshToken","hash":"sha256:8a85bace8ba40180c7fb91f75027c683bf80bc6c931783c8fd001997d1b46865"}} as unknown as TypedDocumentString<RefreshTokenMutation, RefreshTokenMutationVariables>;
export const SitesDocument = {"__meta__":{"operation":"Sites","hash":"sha256:72c2cc3d1bdb050b75cb381e7fbb5b771e56d23d6a8d5cc92b8aff31876b31cf"}} as unknown as TypedDocumentString<SitesQuery, SitesQueryVariables>;
export const RenameArticleDocument = {"__meta__":{"operation":"RenameArticle","hash":"sha256:47223133c42ce6289c9291200deaa4dd51439da518da00bbe1e40e58eb49a0c7"}} as unknown as TypedDocumentString<RenameArticleMutation, RenameArticleMutationVariables>;