import type { GraphQLFieldResolver } from "graphql";

interface Parent {
  id: number;
  site?: { id: number };
}
type Arguments = Record<string, unknown>;
type Relation = [rootField: string, keyOf: (parent: Parent) => Arguments];

/** Which root field answers each relation of graph/relations.graphql, for which parent. */
const relations: Record<string, Record<string, Relation>> = {
  Site: {
    articles: ["articles", (site) => ({ site_id: site.id })],
    authors: ["authors", (site) => ({ site_id: site.id })],
    pages: ["pages", (site) => ({ site_id: site.id })],
    criterias: ["criterias", (site) => ({ site_id: site.id })],
    feeds: ["siteFeeds", (site) => ({ id: site.id })],
    translations: ["translations", (site) => ({ siteId: site.id })],
    chatSessions: ["chatSessions", (site) => ({ id: site.id })],
  },
  Article: {
    siteDetails: ["site", (article) => ({ id: article.site?.id })],
    prompts: ["prompts", (article) => ({ article_id: article.id })],
    sections: ["sections", (article) => ({ article_id: article.id })],
    debugs: ["debugs", (article) => ({ article_id: article.id })],
  },
  Prompt: {
    ideas: ["ideas", (prompt) => ({ prompt_id: prompt.id })],
  },
};

type Resolver = GraphQLFieldResolver<Parent, unknown, Arguments>;

/** Resolvers of the relations, by type and field. */
export const relationResolvers: Record<string, Record<string, Resolver>> = Object.fromEntries(
  Object.entries(relations).map(([type, fields]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([field, relation]) => [field, resolverOf(...relation)]),
    ),
  ]),
);

function resolverOf(rootField: string, keyOf: (parent: Parent) => Arguments): Resolver {
  const ask = rootResolver(rootField);
  return (parent, args, context, info) => ask({}, { ...args, ...keyOf(parent) }, context, info);
}

/**
 * Asks the root field directly. Mesh's own delegation would plan a second query, and drops the
 * key when a nested parent was not asked for its id: the call would then return every record.
 */
export function rootResolver(rootField: string): GraphQLFieldResolver<unknown, unknown, Arguments> {
  return (_parent, args, context, info) => {
    const query = info.schema.getQueryType();
    const field = query?.getFields()[rootField];
    if (!query || !field?.resolve) throw new Error(`The graph has no field ${rootField}.`);
    return field.resolve({}, args, context, { ...info, parentType: query, fieldName: rootField });
  };
}
