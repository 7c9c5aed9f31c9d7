import { describe, expect, it } from 'vitest';
import type { LanguageDetector } from './LanguageDetector.ts';

const sentences: readonly [language: string, text: string][] = [
  ['en', 'Can you send me the photo, please?'],
  ['es', 'Nos vemos mañana delante de la estación'],
  ['it', 'Sono in ritardo di dieci minuti, scusami'],
  ['fr', "Tu peux m'appeler quand tu arrives ?"],
  ['pt', 'Você pode me ligar quando chegar em casa?'],
  ['de', 'Kannst du mich anrufen, wenn du da bist?'],
  ['vi', 'Hẹn gặp lại bạn vào ngày mai nhé'],
  ['ar', 'أين محطة القطار من فضلك؟'],
  ['zh', '火车站在哪里？'],
  ['ru', 'Где находится вокзал?'],
  ['ja', '駅はどこですか'],
  ['ko', '기차역이 어디예요?'],
];

/** The behaviour every language detector owes its callers. */
export function describeLanguageDetector(name: string, create: () => LanguageDetector): void {
  describe(`the language detector ${name}`, () => {
    const detector = create();

    it.each(sentences)('recognises %s in “%s”', (language, text) => {
      expect(detector.detect(text)).toBe(language);
    });

    it.each(sentences)('recognises %s from a writer whose profile says otherwise', (language, text) => {
      const writerLanguage = language === 'en' ? 'it-IT' : 'en-AU';
      expect(detector.detect(text, { writerLanguage })).toBe(language);
    });

    it.each(['ok', 'Ciao', 'no', 'Hahaha'])('believes the profile about the short text “%s”', (text) => {
      expect(detector.detect(text, { writerLanguage: 'it-IT' })).toBe('it');
    });

    it('believes the script even in a short text', () => {
      expect(detector.detect('你好', { writerLanguage: 'en' })).toBe('zh');
      expect(detector.detect('شكرا', { writerLanguage: 'en' })).toBe('ar');
    });

    it('falls back to the profile, or to nothing, where there are no words', () => {
      expect(detector.detect('😀 19:30 https://example.org/hello', { writerLanguage: 'fr-FR' })).toBe('fr');
      expect(detector.detect('😀 19:30')).toBeUndefined();
      expect(detector.detect('')).toBeUndefined();
    });

    it('looks past links, names and code', () => {
      const text =
        'https://example.org/where/is/the/station @john_smith `const hello = 1` Ci vediamo domani sera';
      expect(detector.detect(text)).toBe('it');
    });
  });
}
