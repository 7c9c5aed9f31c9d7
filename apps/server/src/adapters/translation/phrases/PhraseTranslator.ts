import type {
  LanguagePair,
  TranslationOutcome,
  TranslationRequest,
  Translator,
} from '../../../ports/Translator.ts';
import { primaryLanguage } from '../../../ports/translation/languageTags.ts';
import { spansKept } from '../../../ports/translation/protectSpans.ts';
import { Lexicon } from './Lexicon.ts';
import { type PhraseLanguage, phraseLanguages } from './phraseTypes.ts';
import { translateText } from './translateText.ts';

function phraseLanguage(tag: string): PhraseLanguage | undefined {
  return phraseLanguages.find((language) => language === primaryLanguage(tag));
}

/** Everyday sentences translated by people: exact or nothing. */
export class PhraseTranslator implements Translator {
  readonly id = 'phrases';
  readonly #lexicons = new Map<PhraseLanguage, Lexicon>();
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
    const text = translateText(request.text, this.#lexicon(source), target);
    if (text === undefined || !spansKept(request.text, text)) {
      return { status: 'unavailable', detail: 'The text is not in the phrase memory.' };
    }
    return { status: 'done', text, engine: this.id };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#lexicons.clear();
  }

  #lexicon(language: PhraseLanguage): Lexicon {
    const existing = this.#lexicons.get(language);
    if (existing) return existing;
    const lexicon = new Lexicon(language);
    this.#lexicons.set(language, lexicon);
    return lexicon;
  }
}
