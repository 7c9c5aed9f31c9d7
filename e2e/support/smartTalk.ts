import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  type AnswerOpenAi,
  type OpenAiReply,
  type OpenAiService,
  startOpenAi,
} from '../../apps/server/test/startOpenAi.ts';
import { test as base, expect } from './journey.ts';
import { enterDemo } from './people.ts';

/** A server whose SmartTalk asks a model on this machine, which a journey speaks for. */
export const test = base.extend<object, { model: OpenAiService }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const model = await startOpenAi();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  settings: ({ model }, use) =>
    use({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'local', ASSISTANT_MODEL: 'local-model' }),
});

/** The conversations at the side. */
export const sideBar = (page: Page) => page.getByRole('list', { name: 'Conversations with SmartTalk' });
/** The open conversation. */
export const feed = (page: Page) => page.getByRole('feed', { name: 'Conversation with SmartTalk' });
/** The text box. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'Ask SmartTalk' });
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs somebody of the demo in, and opens SmartTalk. */
export async function openSmartTalk(page: Page, name: string): Promise<void> {
  await enterDemo(page, name);
  await button(page, 'SmartTalk').press('Enter');
  await expect(page).toHaveURL(/area=smartTalk/);
  await expect(button(page, 'New Chat')).toBeVisible();
}

/** Asks a question. */
export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** That axe finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** An answer that a journey writes piece by piece. */
export function writeByHand(model: OpenAiService) {
  return new Promise<OpenAiReply>((resolve) => {
    model.answerWith(async (reply) => {
      resolve(reply);
      await reply.gone;
    });
  });
}

/** The body of the next question that the page sends. */
export async function nextBody(page: Page, path: 'create' | 'regenerate'): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest((sent) => sent.url().endsWith(`/openai-chat/${path}`));
  return request.postDataJSON();
}

/** Answers each question with itself. */
export const echo: AnswerOpenAi = (reply, { messages }) => {
  reply.text(`You asked: ${messages.at(-1)?.content}`);
  reply.finish();
};
