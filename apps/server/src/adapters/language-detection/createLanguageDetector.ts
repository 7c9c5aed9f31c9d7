import { eld } from 'eld/extrasmall';
import type { LanguageDetector } from '../../ports/LanguageDetector.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { protectSpans } from '../../ports/translation/protectSpans.ts';
import { languageByScript } from './languageByScript.ts';

/** Below this many letters the statistics are worth less than knowing who wrote. */
const shortText = 12;
/** A rival must score this much more (of 1) than the writer's own language to be believed. */
const clearLead = 0.12;

/** Detector by letter statistics (the library eld), helped by the script and by the writer's profile language. */
export function createLanguageDetector(): LanguageDetector {
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
      const ownScore = scores.find(([language]) => language === own)?.[1] ?? 0;
      // A language the statistics do not know at all can only be judged by the profile.
      if (script.length > 0 && !script.includes(own)) return best ?? script[0];
      if (letters < shortText)
        return score > 0 && ownScore === 0 && detected.isReliable() ? (best ?? own) : own;
      return score > ownScore + clearLead ? (best ?? own) : own;
    },
  };
}
