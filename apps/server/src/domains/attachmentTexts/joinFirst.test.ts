import { expect, it } from 'vitest';
import { joinFirst } from './joinFirst.ts';

it('takes the first lines that there is room for', () => {
  expect(joinFirst(['Hello', 'Good morning', 'Bye'], 19)).toBe('Hello\nGood morning');
  expect(joinFirst(['Hello', 'Good morning'], 18)).toBe('Hello');
  expect(joinFirst([], 10)).toBe('');
});

it('counts a character that stands for a sentence as that', () => {
  expect(joinFirst(['\ufdfa', 'Bye'], 10)).toBe('');
  expect(joinFirst(['\ufdfa', 'Bye'], 30)).toBe('\ufdfa\nBye');
});
