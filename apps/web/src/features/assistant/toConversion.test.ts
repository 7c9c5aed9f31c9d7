import type { AssistantMessage } from '@franca/chat-kit/assistant';
import { describe, expect, it } from 'vitest';
import { toConversion } from './toConversion.ts';

/** Questions and answers in turn. */
const said = (...texts: string[]): AssistantMessage[] =>
  texts.map((text, index) => ({
    ...{ id: String(index), topicId: '1', isAnswer: index % 2 === 1, text, sentAt: index },
    ...{ earlier: [], state: 'done', engine: null, sources: [] },
  }));

describe('the conversation that accompanies a question', () => {
  it('has lines that begin with Human: and AI:', () => {
    expect(toConversion(said('What is red?', 'A colour.\nOf blood.\n', 'And blue?'))).toBe(
      'Human: What is red?\nAI: A colour.\nOf blood.\nHuman: And blue?',
    );
    expect(toConversion([])).toBe('');
  });

  it('leaves out answers without words', () => {
    expect(toConversion(said('Anybody?', ''))).toBe('Human: Anybody?');
  });

  it('is without its oldest messages where it is long', () => {
    const long = toConversion(said('first', 'a'.repeat(5_000), 'b'.repeat(2_970), 'last'));
    expect(long).toMatch(/^AI: a+\nHuman: b+\nAI: last$/);
    expect(toConversion(said('first', 'a'.repeat(9_000), 'last'))).toBe('Human: last');
  });
});
