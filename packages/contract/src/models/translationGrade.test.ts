import { expect, it } from 'vitest';
import { translationGrade } from './translationGrade.ts';

it.each([
  ['phrases', 'exact'],
  ['openai', 'good'],
  ['apertium', 'rough'],
  ['phrases (1, 3) + apertium (2)', 'rough'],
  ['phrases (1) + libretranslate (2)', 'good'],
  ['phrases (1) + bergamot via en (2)', 'good'],
  ['deepl', 'good'],
  ['somebody-new', 'rough'],
  [null, null],
] as const)('a translation by %s is %s', (engine, grade) => {
  expect(translationGrade(engine)).toBe(grade);
});
