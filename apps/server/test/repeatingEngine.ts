import type { Translator } from '../src/ports/Translator.ts';

/** An engine that knows every language and no word: it repeats what was said, with the language in front. */
export const repeatingEngine: Translator = {
  id: 'repeating',
  pairs: () => [['*', '*']],
  translate: async ({ text, target }) => ({
    status: 'done',
    text: `[${target}] ${text}`,
    engine: 'repeating',
  }),
  close: async () => undefined,
};
