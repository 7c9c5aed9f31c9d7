import type {
  KnownParts,
  LanguagePair,
  TextPart,
  TranslationOutcome,
  TranslationRequest,
  Translator,
} from '../../../ports/Translator.ts';
import { primaryLanguage } from '../../../ports/translation/languageTags.ts';
import { hasWords, spansKept } from '../../../ports/translation/protectSpans.ts';
import { Lexicon } from './Lexicon.ts';
import { type PhraseLanguage, phraseLanguages } from './phraseTypes.ts';
import { translateText } from './translateText.ts';

function phraseLanguage(tag: string): PhraseLanguage | undefined {
  return phraseLanguages.find((language) => language === primaryLanguage(tag));
}

/** Texts whose parts are kept: a text is looked up when it is written and once more when its rest is translated. */
const keptLately = 100;

/** Everyday sentences translated by people: exact or nothing. */
export class PhraseTranslator implements Translator {
  readonly id = 'phrases';
  readonly name = 'Franca phrases';
  readonly #lexicons = new Map<PhraseLanguage, Lexicon>();
  readonly #lately = new Map<string, readonly TextPart[]>();
  #closed = false;

  pairs(): readonly LanguagePair[] {
    if (this.#closed) return [];
    return phraseLanguages.flatMap((source) =>
      phraseLanguages.filter((target) => target !== source).map((target) => [source, target] as const),
    );
  }

  async translate(request: TranslationRequest): Promise<TranslationOutcome> {
    const [source, target] = [phraseLanguage(request.source), phraseLanguage(request.target)];
    if (this.#closed || !source || !target || source === target) {
      return { status: 'unavailable', detail: `No phrases for ${request.source}-${request.target}.` };
    }
    if (request.signal?.aborted) return { status: 'failed', detail: 'The caller gave up.' };
    const parts = this.#parts(request.text, source, target).map(({ translated }) => translated);
    const text = parts.join('');
    if (parts.includes(undefined) || !spansKept(request.text, text)) {
      return { status: 'unavailable', detail: 'The text is not in the phrase memory.' };
    }
    return { status: 'done', text, engine: this.id };
  }

  lookUp(request: TranslationRequest): KnownParts | undefined {
    const [source, target] = [phraseLanguage(request.source), phraseLanguage(request.target)];
    if (this.#closed || !source || !target || source === target) return undefined;
    const parts = this.#parts(request.text, source, target);
    const isKnown = parts.some((part) => part.translated !== undefined && hasWords(part.source));
    const isSound = parts.every((part) => spansKept(part.source, part.translated ?? part.source));
    return isKnown && isSound ? { engine: this.id, parts } : undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#lexicons.clear();
    this.#lately.clear();
  }

  #parts(text: string, source: PhraseLanguage, target: PhraseLanguage): readonly TextPart[] {
    const key = `${source} ${target} ${text}`;
    const known = this.#lately.get(key);
    if (known) return known;
    const parts = translateText(text, this.#lexicon(source), target);
    const [oldest] = this.#lately.size >= keptLately ? this.#lately.keys() : [];
    if (oldest !== undefined) this.#lately.delete(oldest);
    this.#lately.set(key, parts);
    return parts;
  }

  #lexicon(language: PhraseLanguage): Lexicon {
    const existing = this.#lexicons.get(language);
    if (existing) return existing;
    const lexicon = new Lexicon(language);
    this.#lexicons.set(language, lexicon);
    return lexicon;
  }
}
