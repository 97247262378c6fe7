import type { Handlers } from "../../contract/handler.ts";
import { generateKeywords } from "../../wizard/generate-keywords.ts";
import { ideaOfBody, readIdea } from "../ideas/idea.ts";
import { promptOfBody, readPrompt } from "../prompts/prompt.ts";

/** Keywords of prompts and ideas. */
export const keywordHandlers = {
  async generateKeywords(call) {
    const prompt = await promptOfBody(call.db, call.body.promptId);
    await generateKeywords(call, prompt);
    return readPrompt(call.db, prompt.id);
  },

  async updateIdeaKeywords({ db, body, baseUrl }) {
    const idea = await ideaOfBody(db, body.ideaId);
    const { keywords } = body;
    await db.updateTable("ideas").set({ keywords }).where("id", "=", idea.id).execute();
    return readIdea(db, idea.id, baseUrl);
  },
} satisfies Partial<Handlers>;
