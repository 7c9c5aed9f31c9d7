import emojis from 'emojibase-data/en/data.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { emojiOf } from './emojiOf.ts';

/** The list may know newer emoji than Node does. */
const known = 16;

const all = emojis
  .flatMap(({ group, skins = [], ...emoji }) => (group === undefined ? [] : [emoji, ...skins]))
  .filter(({ version }) => version < known);

describe('one emoji', () => {
  it('is each of Unicode, with and without the characters that ask for a picture', () => {
    expect(all.length).toBeGreaterThan(3_600);
    const unknown = all.filter(({ emoji }) => {
      const full = emojiOf(emoji);
      return full === null || emojiOf(emoji.replaceAll('\uFE0F', '')) !== full;
    });
    expect(unknown.map(({ emoji }) => emoji)).toEqual([]);
  });

  it.each([
    ['❤', '❤️'],
    ['❤️', '❤️'],
    ['☺', '☺️'],
    ['✌🏽', '✌🏽'],
    ['👁‍🗨', '👁️‍🗨️'],
    ['🏳‍🌈', '🏳️‍🌈'],
    ['❤‍🔥', '❤️‍🔥'],
    ['🕵🏻‍♀', '🕵🏻‍♀️'],
    ['1⃣', '1️⃣'],
    ['#⃣', '#️⃣'],
    ['👍\uFE0F', '👍'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['©', '©️'],
    ['🇮🇹', '🇮🇹'],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['🕊', '🕊️'],
    ['⚡\uFE0F', '⚡'],
    ['✍', '✍️'],
    ['☃', '☃️'],
    ['👍🏽', '👍🏽'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['🗣', '🗣️'],
    ['☹', '☹️'],
    ['⛹🏿‍♂', '⛹🏿‍♂️'],
    ['🏴‍☠', '🏴‍☠️'],
  ])('%j is %j', (text, emoji) => {
    expect(emojiOf(text)).toBe(emoji);
  });

  it.each([
    '',
    'a',
    '1',
    '#',
    '👍👍',
    '❤❤',
    '🇮',
    '🇮🇮',
    '👨‍👩‍👧‍👦👍',
    '👍 ',
    '🏽',
    '\uFE0F',
    '\u20E3',
    '👍a',
    '🏴\u{E0067}\u{E007F}',
    ':)',
    '❤\uFE0E',
    '👨‍',
  ])('%j is none', (text) => {
    // A tone of skin alone is a picture of its own, which Unicode recommends.
    expect(emojiOf(text)).toBe(text === '🏽' ? '🏽' : null);
  });
});
