import { expect, it } from 'vitest';
import { isolateLeftToRight } from './isolateLeftToRight.ts';

it.each(['11:58 PM', 'Marco Rossi', 'Đà Nẵng', '東京'])('isolates %s', (words) => {
  expect(isolateLeftToRight(words)).toBe(`\u2068${words}\u2069`);
});

it.each(['23:58', '11:58 م', 'عمر حداد', '', '\u2068Marco\u2069'])('leaves “%s” as it is', (words) => {
  expect(isolateLeftToRight(words)).toBe(words);
});
