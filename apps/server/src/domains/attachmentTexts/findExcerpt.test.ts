import { expect, it } from 'vitest';
import { findExcerpt } from './findExcerpt.ts';

const text = [
  'Buenos días a todos',
  'Good morning, everybody',
  'في المحطة ٥',
  'Đà Nẵng là thành phố',
  '東京駅で会いましょう',
].join('\n');

it.each([
  [['good'], 'Good morning, everybody'],
  [['dias'], 'Buenos días a todos'],
  [['morn', 'every'], 'Good morning, everybody'],
  [['محطه'], 'في المحطة ٥'],
  [['5'], 'في المحطة ٥'],
  [['da', 'nang'], 'Đà Nẵng là thành phố'],
  [['京'], '東京駅で会いましょう'],
  [['orning'], null],
])('finds the line with %j', (words, line) => {
  expect(findExcerpt(text, words)).toBe(line);
});

it('prefers the line that contains most of the words', () => {
  expect(findExcerpt('the train\nthe station\nthe train at the station', ['train', 'station'])).toBe(
    'the train at the station',
  );
});

it('cuts a long line around the first of them, between words', () => {
  const line = `${'before '.repeat(100)}pomegranate${' after'.repeat(100)}`;
  const excerpt = findExcerpt(line, ['pomegranate']) ?? '';
  expect(excerpt).toMatch(/^… before .*pomegranate after .*…$/);
  expect(excerpt.length).toBeLessThan(210);
});
