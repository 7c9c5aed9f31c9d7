import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createThoughtFilter } from './createThoughtFilter.ts';

const shown = (pieces: readonly string[]): string => {
  const filter = createThoughtFilter();
  return pieces.map(filter.next).join('') + filter.rest();
};

describe('what a model thinks before it answers', () => {
  it.each([
    ['<think>Hm. Who asks?</think>\n\nHello', 'Hello'],
    ['\n<think>\n</think>Hello <think>x</think>', 'Hello <think>x</think>'],
    ['Hello', 'Hello'],
    ['<thin', '<thin'],
    [' 2 < 3', ' 2 < 3'],
    ['<think>never ends', ''],
    ['<think>a</think>', ''],
  ])('is left out of %j', (text, expected) => {
    expect(shown([text])).toBe(expected);
    expect(shown([...text])).toBe(expected);
  });

  it('is left out wherever the answer is divided', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat({ max: 40 })), (answer, cuts) => {
        const text = `<think>Hm, ${answer.replaceAll('<', '')}</think>${answer}`;
        const pieces: string[] = [];
        let from = 0;
        for (const cut of cuts) {
          pieces.push(text.slice(from, from + cut));
          from += cut;
        }
        expect(shown([...pieces, text.slice(from)])).toBe(answer.trimStart());
      }),
    );
  });
});
