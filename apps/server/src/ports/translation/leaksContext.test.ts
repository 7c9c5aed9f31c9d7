import { describe, expect, it } from 'vitest';
import { leaksContext } from './leaksContext.ts';

const context = [
  { speaker: 1, text: 'The bank of the river is steep' },
  { speaker: 'writer', text: 'Yes' },
] as const;

describe('a translation leaks its context', () => {
  it.each([
    ['when it repeats a sentence', 'Where is it?', 'the  BANK of the river is steep ¿Dónde está?', true],
    ['when it has more lines than the text', 'Where is it?', 'La orilla es empinada\n¿Dónde está?', true],
    [
      'not when the text says the same',
      'The bank of the river is steep',
      'The bank of the river is steep',
      false,
    ],
    ['not with words that are in any text', 'Yes, now', 'Yes, ahora', false],
  ])('%s', (_case, text, translated, leaks) => {
    expect(leaksContext(text, translated, context)).toBe(leaks);
    expect(leaksContext(text, translated, [])).toBe(false);
  });
});
