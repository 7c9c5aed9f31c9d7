import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';

const family = '👨‍👩‍👧‍👦';

describe('a text that is cut', () => {
  it.each([
    [family, 'a', 5],
    ['👍🏽', 'abc', 5],
    ['🇮🇹🇻🇳', '', 6],
    ['e\u0301', 'caf', 4],
    ['한국', '\u1112\u1161', 3],
    ['नमस्ते', '', 4],
    ['1️⃣', 'x', 2],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '..', 9],
    ['\r\n', 'a', 2],
    ['ที่นี่', '', 4],
    ['க்ஷ', 'a', 2],
    ['❤️‍🔥', 'love ', 7],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['🙃', 'Then collapse them ', 20],
    ['🎉', 'x'.repeat(99), 100],
    ['🦊', 'a'.repeat(199), 200],
    ['😀', 'a'.repeat(199), 200],
    ['👩🏽‍🚀', 'a'.repeat(56), 60],
    ['👨‍👩‍👧', 'x'.repeat(97), 100],
    ['🏳️‍🌈', 'flag ', 8],
    ['𠮷', '姓は', 3],
    ['é̂', 'caf', 4],
    ['ค่ำ', 'ก', 3],
  ])('keeps %j whole', (letter, before, max) => {
    const letters = [...new Intl.Segmenter('und').segment(before + letter)].map(({ segment }) => segment);
    const cut = cutText(before + letter, max);
    expect(cut.length).toBeLessThanOrEqual(max);
    const whole = letters.map((_, index) => letters.slice(0, index).join(''));
    // Only a first letter that is too long by itself is cut.
    if ((letters[0]?.length ?? 0) <= max) expect(whole).toContain(cut);
  });

  it('loses no more than it must', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (pieces, max) => {
        const joined = pieces.join('');
        const letters = [...new Intl.Segmenter('und').segment(joined)].map(({ segment }) => segment);
        let best = '';
        for (const letter of letters) {
          if (best.length + letter.length > max) break;
          best += letter;
        }
        if (best !== '') expect(cutText(joined, max)).toBe(best);
        expect(cutText(joined, max)).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
