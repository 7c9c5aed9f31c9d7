import { eld } from 'eld/extrasmall';
import type { LanguageDetector } from '../../ports/LanguageDetector.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { protectSpans } from '../../ports/translation/protectSpans.ts';
import { PhraseTranslator } from '../translation/phrases/PhraseTranslator.ts';
import { languageByScript } from './languageByScript.ts';

/** Below this many letters the statistics are worth less than knowing who wrote to whom. */
const shortText = 12;
/** A rival must score this much more (of 1) than the writer's own language to be believed. */
const clearLead = 0.12;
/** Below this score a text is in no language that the statistics know: romanised Hindi looks like a little of many. */
const leastScore = 0.4;

/** Languages of Latin letters that people write besides their own, wherever they live. */
const widespread = ['en'];

/** Languages whose own script is another one: what somebody writes in them with Latin letters is not recognised. */
const isWrittenOtherwise = (language: string): boolean => {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && script !== 'Latn';
};

/** Detector by letter statistics (the library eld), helped by known phrases, the script, and the languages of writer and readers. */
export function createLanguageDetector(): LanguageDetector {
  const phrases = new PhraseTranslator();

  /** Whether all of a text is known as sentences of a language. */
  const isKnown = (text: string, source: string): boolean => {
    const target = source === 'en' ? 'es' : 'en';
    const known = phrases.lookUp({ text, source, target });
    return known?.parts.every(({ translated }) => translated !== undefined) ?? false;
  };

  return {
    detect: (text, hints = {}) => {
      const words = protectSpans(text)
        .masked.replaceAll(/\[\[\d+\]\]/g, ' ')
        .normalize('NFC');
      const letters = words.match(/\p{L}/gu)?.length ?? 0;
      const own = hints.writerLanguage ? primaryLanguage(hints.writerLanguage) : undefined;
      if (letters === 0) return own;
      const script = languageByScript(words, own);
      if (script.length === 1) return script[0];
      const detected = eld.detect(words);
      const scores = Object.entries(detected.getScores()).filter(
        ([language]) => !script.length || script.includes(language),
      );
      const [best, score = 0] = scores.sort(([, a], [, b]) => b - a)[0] ?? [];
      if (!own) return best ?? script[0];
      // A language the statistics do not know at all can only be judged by the profile.
      if (script.length > 0) return script.includes(own) ? judge() : (best ?? script[0]);
      const readers = [...new Set((hints.readerLanguages ?? []).map(primaryLanguage))];
      const known = [own, ...readers].find((language) => isKnown(text, language));
      return known ?? judgeLatin(readers);

      function scoreOf(language: string | undefined): number {
        return scores.find(([each]) => each === language)?.[1] ?? 0;
      }
      function judge(): string | undefined {
        return score > scoreOf(own) + clearLead ? (best ?? own) : own;
      }
      function judgeLatin(readerLanguages: readonly string[]): string | undefined {
        const isForeign = isWrittenOtherwise(own as string);
        const expected = isForeign ? [...readerLanguages, ...widespread] : readerLanguages;
        const isLikely = best !== undefined && expected.includes(best);
        if (letters < shortText) {
          if (isLikely && scoreOf(own) === 0 && detected.isReliable()) return best;
          return isForeign ? undefined : own;
        }
        const isBelieved = detected.isReliable() || (isLikely && score > leastScore);
        if (isBelieved && score > scoreOf(own) + clearLead) return best;
        // What a profile says counts where the statistics say nothing against it, or do not know its language.
        if (isForeign) return undefined;
        return scoreOf(own) >= leastScore || scores.length === 0 ? own : undefined;
      }
    },
  };
}
