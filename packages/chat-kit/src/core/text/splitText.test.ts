import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText } from './splitText.ts';

const withoutSpace = (text: string): string => text.replaceAll(/\s/gu, '');

describe('a text that is longer than a message may be', () => {
  it('stays whole when it is not', () => {
    expect(splitText('One two', 7)).toEqual(['One two']);
    expect(splitText('', 7)).toEqual(['']);
    expect(splitText('One two three')).toEqual(['One two three']);
  });

  it('is cut between words', () => {
    expect(splitText('One two three', 8)).toEqual(['One two', 'three']);
  });

  it('is cut between paragraphs or lines rather than between words', () => {
    expect(splitText('Dear all,\nhow are you today?', 20)).toEqual(['Dear all,', 'how are you today?']);
  });

  it('is cut anywhere when there is no other way, never through a character', () => {
    expect(splitText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
    expect(splitText('a😀😀', 2)).toEqual(['a', '😀', '😀']);
  });

  it.each(['👨‍👩‍👧‍👦', '👍🏽', '🇮🇹', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️‍🔥', 'e\u0301\u0323', 'नि', 'กำ', 'g̈', '각', 'ക്ഷ'])(
    'is never cut through %s',
    (letter) => {
      for (let before = 9_980; before <= 10_000; before += 1) {
        const text = `${'a'.repeat(before)}${letter} end`;
        const parts = splitText(text, 10_000);
        expect(parts.filter((part) => part.includes(letter))).toHaveLength(1);
      }
    },
  );

  it('loses nothing but space at the cuts, and no part is too long or empty', () => {
    const words = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('\n', ' ')),
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 30 }), (parts, max) => {
        const text = parts.join(' ').trim();
        const cut = splitText(text, max);
        expect(withoutSpace(cut.join(''))).toBe(withoutSpace(text));
        for (const part of cut) expect(part.length).toBeLessThanOrEqual(max);
        if (text !== '') expect(cut).not.toContain('');
        // No half of a character.
        for (const part of cut) expect(part).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
