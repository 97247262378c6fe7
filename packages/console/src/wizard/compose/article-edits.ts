import {
  ideasOf,
  type ComposeArticle,
  type ComposeIdea,
  type ComposeProduct,
  type ComposePrompt,
} from "./compose-query.ts";

/** A change of the article in the cache; what it does not touch stays the same object. */
export type ArticleEdit = (article: ComposeArticle) => ComposeArticle;

/** A prompt as replies carry it. */
export type PromptReply = Omit<ComposePrompt, "ideas">;

/** Takes over a prompt: a new one comes last, one that is there keeps its ideas. */
export function putPrompt(prompt: PromptReply): ArticleEdit {
  return (article) => {
    const isKnown = promptsOf(article).some(({ id }) => id === prompt.id);
    if (!isKnown)
      return withPrompts(article, [...promptsOf(article), { ...prompt, ideas: { member: [] } }]);
    return eachPrompt((known) => (known.id === prompt.id ? { ...known, ...prompt } : known))(
      article,
    );
  };
}

/** Adds ideas to a prompt, and takes over those that are there already. */
export function putIdeas(promptId: number, ideas: readonly ComposeIdea[]): ArticleEdit {
  return eachPrompt((prompt) => {
    if (prompt.id !== promptId) return prompt;
    const known = ideasOf(prompt);
    const fresh = ideas.filter(({ id }) => !known.some((idea) => idea.id === id));
    const byId = new Map(ideas.map((idea) => [idea.id, idea]));
    return withIdeas(prompt, [...known.map((idea) => byId.get(idea.id) ?? idea), ...fresh]);
  });
}

/** Takes over ideas that are there already, wherever they are. */
export function replaceIdeas(ideas: readonly ComposeIdea[]): ArticleEdit {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  return eachIdea((idea) => byId.get(idea.id) ?? idea);
}

/** Removes ideas with their products. */
export function removeIdeas(ids: readonly number[]): ArticleEdit {
  const gone = new Set(ids);
  return eachPrompt((prompt) => {
    const left = ideasOf(prompt).filter(({ id }) => !gone.has(id));
    return left.length === ideasOf(prompt).length ? prompt : withIdeas(prompt, left);
  });
}

/** Sets the products of an idea. */
export function setProducts(ideaId: number, products: readonly ComposeProduct[]): ArticleEdit {
  return eachIdea((idea) => (idea.id === ideaId ? { ...idea, ideaProducts: [...products] } : idea));
}

/** Removes products. */
export function removeProducts(ids: readonly number[]): ArticleEdit {
  const gone = new Set(ids);
  return eachIdea((idea) => {
    const left = idea.ideaProducts.filter(({ id }) => !gone.has(id));
    return left.length === idea.ideaProducts.length ? idea : { ...idea, ideaProducts: left };
  });
}

/** Selects and deselects products, by id. */
export function setStatuses(statuses: ReadonlyMap<number, boolean>): ArticleEdit {
  return eachIdea((idea) => {
    const isTouched = idea.ideaProducts.some(
      ({ id, status }) => (statuses.get(id) ?? status) !== status,
    );
    if (!isTouched) return idea;
    const ideaProducts = idea.ideaProducts.map((product) => {
      const status = statuses.get(product.id) ?? product.status;
      return status === product.status ? product : { ...product, status };
    });
    return { ...idea, ideaProducts };
  });
}

/** The prompts of an article; none where they could not be read. */
export function promptsOf(article: ComposeArticle): readonly ComposePrompt[] {
  return article.prompts?.member ?? [];
}

/** All ideas of an article, prompt by prompt. */
export function allIdeas(article: ComposeArticle): ComposeIdea[] {
  return promptsOf(article).flatMap(ideasOf);
}

function withPrompts(article: ComposeArticle, member: readonly ComposePrompt[]): ComposeArticle {
  return { ...article, prompts: { ...article.prompts, member: [...member] } };
}

function withIdeas(prompt: ComposePrompt, member: readonly ComposeIdea[]): ComposePrompt {
  return { ...prompt, ideas: { ...prompt.ideas, member: [...member] } };
}

function eachPrompt(edit: (prompt: ComposePrompt) => ComposePrompt): ArticleEdit {
  return (article) => {
    const prompts = promptsOf(article);
    const edited = prompts.map(edit);
    return edited.every((prompt, at) => prompt === prompts[at])
      ? article
      : withPrompts(article, edited);
  };
}

function eachIdea(edit: (idea: ComposeIdea) => ComposeIdea): ArticleEdit {
  return eachPrompt((prompt) => {
    const ideas = ideasOf(prompt);
    const edited = ideas.map(edit);
    return edited.every((idea, at) => idea === ideas[at]) ? prompt : withIdeas(prompt, edited);
  });
}
