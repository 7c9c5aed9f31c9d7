import type { AssistantEngine } from '../src/ports/AssistantEngine.ts';

/** An assistant that repeats the question, in two pieces. */
export const repeatingAssistant: AssistantEngine = {
  id: 'repeating',
  kind: 'model',
  model: 'repeating',
  host: 'localhost',
  quotesTaken: (quotes) => quotes.length,
  answer: async ({ text }, write) => {
    write({ kind: 'text', text: 'You said: ' });
    write({ kind: 'text', text });
    return { status: 'done' };
  },
  close: async () => undefined,
};
