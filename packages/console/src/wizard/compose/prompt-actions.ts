import { required } from "../../graph/required.ts";
import { putIdeas, putPrompt } from "./article-edits.ts";
import {
  clearKeywords,
  createPrompt,
  generateIdeas,
  generateKeywords,
  generateMoreIdeas,
  readPrompts,
  updatePrompt,
} from "./compose-changes.ts";
import type { ComposePrompt } from "./compose-query.ts";
import type { ComposeSession } from "./compose-session.ts";

type PromptReply = Omit<ComposePrompt, "ideas">;

/** Adds a prompt to the article. @throws what the call threw */
export async function addPrompt(session: ComposeSession, prompt: string): Promise<void> {
  const { articleId, request } = session;
  const reply = await request(createPrompt, { input: { prompt, articleId } });
  session.edit(putPrompt(required(reply.createPrompt, "createPrompt")));
}

/**
 * Changes a prompt's text or its keywords.
 * @returns the prompt as the server has it then
 * @throws what the call threw
 */
export async function changePrompt(
  session: ComposeSession,
  id: number,
  input: { prompt?: string; keywords?: string[] },
): Promise<PromptReply> {
  const reply = await session.request(updatePrompt, { id, input });
  const prompt = required(reply.updatePrompt, "updatePrompt");
  session.edit(putPrompt(prompt));
  return prompt;
}

/** Asks for a prompt as the server has it now. @throws GraphError where it is gone, or what the call threw */
export async function rereadPrompt(session: ComposeSession, id: number): Promise<PromptReply> {
  const { articleId, request } = session;
  const { article } = await request(readPrompts, { articleId });
  return required(
    article?.prompts?.member.find((prompt) => prompt.id === id),
    "prompt",
  );
}

/** Extracts keywords from a prompt; they replace those there. @throws what the call threw */
export async function extractKeywords(session: ComposeSession, promptId: number): Promise<void> {
  const reply = await session.request(generateKeywords, { input: { promptId } });
  session.edit(putPrompt(required(reply.generateKeywords, "generateKeywords")));
}

/** Clears a prompt's keywords. @throws what the call threw */
export async function removeKeywords(
  session: ComposeSession,
  prompt: ComposePrompt,
): Promise<void> {
  await session.request(clearKeywords, { id: prompt.id });
  const { id, prompt: text, updatedAt } = prompt;
  session.edit(putPrompt({ id, prompt: text, updatedAt, keywords: [] }));
}

/**
 * Has ideas written for a prompt.
 * @param isMore adds ideas that differ from those there
 * @returns how many were written
 * @throws what the call threw
 */
export async function writeIdeas(
  session: ComposeSession,
  promptId: number,
  isMore: boolean,
  signal?: AbortSignal,
): Promise<number> {
  const variables = { input: { promptId } };
  const options = signal ? { signal } : {};
  const ideas = isMore
    ? (await session.request(generateMoreIdeas, variables, options)).generateAdditionalIdeas
    : (await session.request(generateIdeas, variables, options)).generateIdeas;
  const { member } = required(ideas, "ideas");
  session.edit(putIdeas(promptId, member));
  return member.length;
}
