import { describe, expect, it } from 'vitest';
import { describeLanguageDetector } from '../../ports/LanguageDetector.conformance.ts';
import { createLanguageDetector } from './createLanguageDetector.ts';

describeLanguageDetector('eld', createLanguageDetector);

describe('the language detector eld', () => {
  it.each([
    ['Где вокзал?', 'uk', 'ru'],
    ['Привіт, як справи сьогодні?', 'ru', 'uk'],
    ['駅前', 'ja', 'ja'],
  ])('tells languages of one script apart in “%s” by %s', (text, writerLanguage, expected) => {
    const language = createLanguageDetector().detect(text, { writerLanguage });
    expect([expected, writerLanguage]).toContain(language);
  });
});
