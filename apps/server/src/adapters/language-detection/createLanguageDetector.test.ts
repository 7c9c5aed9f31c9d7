import { describe, expect, it } from 'vitest';
import { describeLanguageDetector } from '../../ports/LanguageDetector.conformance.ts';
import { createLanguageDetector } from './createLanguageDetector.ts';

describeLanguageDetector('eld', createLanguageDetector);

describe('the language detector eld', () => {
  it.each([
    ['Где вокзал?', 'uk', 'uk'],
    ['Где вокзал?', 'bg', 'bg'],
    ['Привіт, як справи сьогодні?', 'uk', 'uk'],
    ['سلام، امروز هوا چطور است؟', 'fa', 'fa'],
    ['駅前', 'ja', 'ja'],
    ['駅前', 'zh', 'zh'],
  ])(
    'lets the writer’s language decide among those of one script: “%s” by %s',
    (text, writerLanguage, expected) => {
      expect(createLanguageDetector().detect(text, { writerLanguage })).toBe(expected);
    },
  );

  it.each([
    ['Где вокзал?', 'en', 'ru'],
    ['你好', 'it', 'zh'],
    ['السلام عليكم كيف حالك اليوم', 'vi', 'ar'],
    ['오늘 시간 있어요?', 'ja', 'ko'],
  ])(
    'believes the script where the writer’s language has another one: “%s” by %s',
    (text, writerLanguage, expected) => {
      expect(createLanguageDetector().detect(text, { writerLanguage })).toBe(expected);
    },
  );
});
