import { describe, expect, it } from 'vitest';
import { isBlank } from './isBlank.ts';

describe('a text in which nothing can be seen', () => {
  it.each([
    ['nothing', ''],
    ['zero-width space', '\u200B'],
    ['Braille blank', '\u2800'],
    ['Hangul filler', '\u3164'],
    ['soft hyphen and word joiner', '\u00AD\u2060'],
    ['left-to-right mark', '\u200E'],
    ['Hangul choseong and jungseong fillers', '\u115F\u1160'],
    ['half-width Hangul filler', '\uFFA0'],
    ['byte order mark', '\uFEFF'],
    ['combining grapheme joiner', '\u034F'],
    ['Arabic letter mark', '\u061C'],
    ['Khmer inherent vowels', '\u17B4\u17B5'],
    ['Mongolian vowel separator', '\u180E'],
    ['isolates and embeddings', '\u2066\u2069\u202A\u202C'],
    ['variation selectors without a base', '\uFE0F\u{E0100}'],
    ['tags without a flag', '\u{E0067}\u{E0062}\u{E007F}'],
    ['shorthand format control', '\u{1BCA0}'],
    ['musical null notehead and a beam', '\u{1D159}\u{1D173}'],
    ['wide spaces', '\u3000\u00A0\u2003\u202F\u1680'],
    ['controls and line breaks', '\u0001\u0085\n\u2028\u2029\t'],
    ['joiners alone', '\u200D\u200C'],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['Braille blank with Hangul fillers and spaces', '\u2800\u3164 \uFFA0\u200B'],
    ['zero-width non-joiner', '\u200C'],
    ['fifteen zero-width spaces', '\u200B'.repeat(15)],
    ['line and paragraph separators', '\u2028\u2029'],
    ['overrides of direction', '\u202D\u202E'],
    ['invisible operators', '\u2061\u2062\u2063\u2064'],
    ['quads and thin spaces', '\u2000\u2001\u2002\u2004\u2005\u2006\u2007\u2008\u2009\u200A'],
    ['deprecated format characters', '\u206A\u206B\u206C\u206D\u206E\u206F'],
    ['a vowel separator among spaces', ' \u180E '],
    ['a mathematical space', '\u205F'],
  ])('is one of %s', (_, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each([
    // A blank before a name: the same reports ask that it stays a name.
    '\u2800Maria',
    '快\u200B乐',
    'X',
    '한',
    'می\u200Cنا',
    '❤️',
    '👨‍👩‍👧‍👦',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '1️⃣',
    '⠃',
    'ㅤ.ㅤ',
    '-',
    'ـ',
    'క్\u200Cష',
    '\u0600',
    '𝅘𝅥',
  ])('is not %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
