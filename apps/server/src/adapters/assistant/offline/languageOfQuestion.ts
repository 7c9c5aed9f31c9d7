import { findHelpLanguage, type HelpLanguage } from './HelpLanguage.ts';

const common: Readonly<Record<'en' | 'it', RegExp>> = {
  en: /(?<!\p{L})(?:the|how|what|who|is|are|do|does|can|my|you|to|where|why|find|translate|i|did|open)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|la|lo|gli|le|un|una|come|cosa|chi|che|è|sono|posso|mio|mia|dove|perché|perche|di|del|della|i|non|si|cerca|trova|traduci|quanto|quanti|quante|apri|sei)(?!\p{L})/giu,
};
const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
const plainVietnamese = /(?<!\p{L})(?:toi|lam sao|tin nhan|khong|nhu the nao|la gi|o dau)(?!\p{L})/iu;

/** The language that a question is asked in; where it does not show, that of the reader, and English in the end. */
export function languageOfQuestion(text: string, reader: string): HelpLanguage {
  // What is quoted may be in any language.
  const own = text.normalize('NFC').replaceAll(/["“”«»][^"“”«»]*["“”«»]/gu, ' ');
  if (/\p{Script=Arabic}/u.test(own)) return 'ar';
  if (vietnamese.test(own) || plainVietnamese.test(own)) return 'vi';
  const [english, italian] = (['en', 'it'] as const).map(
    (language) => own.match(common[language])?.length ?? 0,
  );
  if ((english ?? 0) > (italian ?? 0)) return 'en';
  if ((italian ?? 0) > (english ?? 0)) return 'it';
  return findHelpLanguage(reader) ?? 'en';
}
