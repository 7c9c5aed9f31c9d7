import { type HelpLanguage, helpLanguages } from './HelpLanguage.ts';
import { normalizeArabic, withoutArabicArticle, withoutMarks } from './termsOf.ts';

const tags =
  `af sq am ar hy az eu be bn bs bg ca zh hr cs da nl en et fi fr gl ka de el gu he hi hu is id ga it ja kn kk km ko ky lo lv lt mk ms
  ml mt mr mn ne no fa pl pt pa ro ru sr si sk sl so es sw sv tl ta te th tr uk ur uz vi cy zu`.split(/\s+/);

/** Names that people use beside those of the Unicode repository. */
const otherNames: Readonly<Record<string, string>> = { y: 'it', mandarin: 'zh', cinese: 'zh', farsi: 'fa' };

const keyOf = (name: string) => {
  const bare = normalizeArabic(name.toLowerCase().trim()).replace(/^(?:tieng|lingua|اللغه)\s+/, '');
  return withoutArabicArticle(withoutMarks(bare));
};

const known = new Map<string, string>(Object.entries(otherNames));
for (const language of helpLanguages) {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  for (const tag of tags) {
    const name = names.of(tag);
    if (name !== undefined && !known.has(keyOf(name))) known.set(keyOf(name), tag);
  }
}

/** The tag of a language that is called by its name in one of the help languages, or undefined. */
export const findLanguageByName = (name: string): string | undefined => known.get(keyOf(name));

/** What a language is called in a help language. */
export const nameOfLanguage = (tag: string, inLanguage: HelpLanguage): string =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;
