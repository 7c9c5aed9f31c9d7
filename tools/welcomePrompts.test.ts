import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOfflineAssistant } from '../apps/server/src/adapters/assistant/offline/createOfflineAssistant.ts';
import type { AssistantQuestion } from '../apps/server/src/ports/AssistantEngine.ts';
import { uiLanguageTags } from '../packages/languages/src/index.ts';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/chat-kit/src/strings/assistant');
const server = join(root, 'apps/server/src/adapters/assistant/offline/texts');

const tools: AssistantQuestion['tools'] = {
  findMessages: async () => [],
  findPeople: async () => [],
  unread: async () => [],
  translate: async ({ text, target, source = 'und' }) => ({
    ...{ status: 'done', text: `${text} (${target})`, engine: 'phrases', grade: 'exact', source },
  }),
};

describe.each(uiLanguageTags)('the prompts of the welcome in %s', (language) => {
  it('are nine, and the built-in assistant knows what to say to each', async () => {
    const strings = (await import(language === 'en' ? `${kit}/en.ts` : `${kit}/languages/${language}.ts`))[
      language
    ] as Record<string, string>;
    const { unknown } = (await import(`${server}/${language}.ts`))[language] as { unknown: string };
    // Those for a language model ask for what the built-in assistant cannot do.
    const prompts = Object.entries(strings).filter(([key]) => /^prompt(?!Model)/.test(key));
    expect(prompts).toHaveLength(9);
    const engine = createOfflineAssistant();
    for (const [key, text] of prompts) {
      let answer = '';
      const reader = { name: 'Mia', language, plan: 'ultimate' } as const;
      const { signal } = new AbortController();
      await engine.answer({ text, conversation: [], reader, tools, signal }, (part) => {
        if (part.kind === 'text') answer += part.text;
      });
      expect(answer, key).not.toBe('');
      expect(answer.slice(0, 12), `${key}: ${text}`).not.toBe(unknown.slice(0, 12));
    }
  });
});
