import { describe, expect, it } from 'vitest';
import { isOnlyEmoji } from './isOnlyEmoji.ts';

describe('a message of one to three emoji', () => {
  it.each([
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    '1️⃣',
    '#️⃣*️⃣0️⃣',
    '1⃣',
    '❤️',
    '❤',
    '🇮🇹🇻🇳',
    '👨‍👩‍👧‍👦',
    '👩🏽‍❤️‍💋‍👨🏿👩🏽‍❤️‍💋‍👨🏿👩🏽‍❤️‍💋‍👨🏿',
    '👍🏽 👍🏿',
    '🏳️‍🌈',
    '🏳️‍⚧️',
    '🏴‍☠️',
    '🅰️',
    '㊗️',
    '🫱🏻‍🫲🏿',
    '👁️‍🗨️',
    ' 😀\n',
    // From public reports: docs/decisions/0082-public-reports.md.
    '🇩🇰🇪🇺',
    '❤️❤️❤️',
    '💛 ❤️‍🔥',
    '✨🚀',
    '👨🏿‍💻',
    '☕⚽',
    '🇧🇷🇺🇳🇦🇶',
    '🐻‍❄️',
    '*️⃣',
    '🧑🏻‍🤝‍🧑🏿',
  ])('is large: %s', (text) => {
    expect(isOnlyEmoji(text)).toBe(true);
  });

  it.each([
    '12',
    '1',
    '#',
    '*',
    '🇮',
    '👍 ok',
    '👍👍👍👍',
    '',
    ' ',
    '\uFE0F',
    '©',
    '™ ®',
    '❤\uFE0E',
    '1\uFE0F',
    '↔',
    ':)',
    '👨‍',
  ])('is not %j', (text) => {
    expect(isOnlyEmoji(text)).toBe(false);
  });
});
