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
    // Known phrases of the reader's language, however short.
    ['Come stai?', 'en', ['it'], 'it'],
    ['Grazie mille', 'en', ['it'], 'it'],
    ['Si', 'en', ['it'], 'it'],
    ['Sí', 'en', ['es'], 'es'],
    ['Va bene', 'en', ['it'], 'it'],
    ['Ciao', 'en', ['it'], 'it'],
    ['Merci beaucoup', 'en', ['es', 'fr'], 'fr'],
    ['Bis morgen', 'en', ['de'], 'de'],
    ['Obrigado', 'en', ['pt'], 'pt'],
    ['Cảm ơn', 'en', ['vi'], 'vi'],
    ['Good morning', 'it', ['en'], 'en'],
    // A greeting with a name, and words of the writer.
    ['Hello, Grace!', 'en', ['it'], 'en'],
    ['Hi Maria!', 'en', ['es'], 'en'],
    ['Haha', 'en', ['it'], 'en'],
    ['ok', 'en', ['it'], 'en'],
    ['no', 'it', ['es'], 'it'],
    // Longer texts in the language of the reader, and in a third one.
    ['Ci vediamo domani davanti alla stazione', 'en', ['it'], 'it'],
    ['Ik kom morgen om acht uur naar huis', 'en', ['it'], 'nl'],
    ['Can you send me the photo, please?', 'hi', ['it'], 'en'],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['Hi', 'en', ['es'], 'en'],
    ['distribution agreement', 'en', ['fr'], 'en'],
    ['Let’s talk somewhere else', 'en', ['da'], 'en'],
    ['still no broadband', 'en', ['sv'], 'en'],
    ['Tom took great exception to my remark about Americans', 'en', ['fr'], 'en'],
    ['Osteuropa', 'de', ['fr'], 'de'],
    ['會因此消失的', 'zh', ['en'], 'zh'],
    ['Oh deme püf de!', 'tr', ['ro'], 'tr'],
    ['Stephanie', 'de', ['en'], 'de'],
    ['age', 'en', ['ko'], 'en'],
    ['lol', 'en', ['nl'], 'en'],
    // Latin letters in place of the language's own.
    ['kya haal hai bhai', 'en', ['it'], undefined],
    ['kya haal hai bhai', 'hi', ['en'], undefined],
    ['ohayo gozaimasu genki desu ka', 'ja', ['en'], undefined],
    ['ana mashghoul elyom', 'ar', ['en'], undefined],
    ['privet kak dela segodnya', 'ru', ['en'], undefined],
    ['annyeonghaseyo jal jinae', 'ko', ['en'], undefined],
  ])(
    'weighs who wrote to whom: “%s” by %s to %j is %s',
    (text, writerLanguage, readerLanguages, expected) => {
      expect(createLanguageDetector().detect(text, { writerLanguage, readerLanguages })).toBe(expected);
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
