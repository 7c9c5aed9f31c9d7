import { findHelpLanguage, type HelpLanguage } from './HelpLanguage.ts';
import { stopWords } from './stopWords.ts';
import { withoutMarks } from './termsOf.ts';

/** Frequent words of the languages that are written in the Latin script without letters of their own. */
const common = {
  en: /(?<!\p{L})(?:the|how|what|who|is|are|do|does|can|my|you|to|where|why|find|translate|i|did|open)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|un|una|cómo|como|qué|que|quién|es|son|puedo|puedes|mi|mis|dónde|donde|por|de|del|no|se|en|busca|traduce|cuánto|cuántos|cuántas|abre|eres|hay|para|he)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|la|les|un|une|des|du|de|comment|que|qui|est|sont|puis|peux|mon|ma|mes|où|pourquoi|je|tu|ne|pas|en|cherche|trouve|traduis|combien|ouvre|sur|dans|pour|quel|quelle|qu|l|d|j|n)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|la|lo|gli|le|un|una|come|cosa|chi|che|è|sono|posso|mio|mia|dove|perché|perche|di|del|della|i|non|si|cerca|trova|traduci|quanto|quanti|quante|apri|sei)(?!\p{L})/giu,
} as const satisfies Partial<Record<HelpLanguage, RegExp>>;
type Counted = keyof typeof common;

const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
/** Letters that Vietnamese shares with French. */
const sharedWithFrench = /[âêô]/i;
const plainVietnamese = /(?<!\p{L})(?:toi|lam sao|tin nhan|khong|nhu the nao|la gi|o dau)(?!\p{L})/iu;

/** The language that a question is asked in; where it does not show, that of the reader, and English in the end. */
export function languageOfQuestion(text: string, reader: string): HelpLanguage {
  // What is quoted may be in any language.
  const own = text.normalize('NFC').replaceAll(/["“”«»][^"“”«»]*["“”«»]/gu, ' ');
  if (/\p{Script=Arabic}/u.test(own)) return 'ar';
  if (vietnamese.test(own) || plainVietnamese.test(own)) return 'vi';
  if (/[¿¡ñ]/i.test(own)) return 'es';
  const words = withoutMarks(own.toLowerCase()).match(/\p{L}+/gu) ?? [];
  const counts = (Object.keys(common) as Counted[]).map((language) => ({
    language,
    count:
      (own.match(common[language])?.length ?? 0) +
      words.filter((word) => stopWords[language].has(word)).length / 2,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const likely = counts.filter(({ count }) => count === most).map(({ language }) => language);
  const readers = findHelpLanguage(reader);
  if (sharedWithFrench.test(own) && readers !== 'fr' && !(most > 0 && likely.includes('fr'))) return 'vi';
  const [only, ...others] = likely;
  if (only && others.length === 0) return only;
  return readers ?? 'en';
}
