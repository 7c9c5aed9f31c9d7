import type { TranslationState, TranslationView } from '../model/TranslationState.ts';
import { shownView } from './shownView.ts';

/** A piece of text with the language it is in (BCP 47), if known. */
export interface ShownText {
  /** The words. */
  readonly text: string;
  /** Language tag for the `lang` attribute. */
  readonly language: string | null;
}

/** The texts of a bubble: the main one, and a smaller one under a hairline in the view `both`. */
export interface ShownTexts {
  /** What is read first. */
  readonly main: ShownText;
  /** The original under the translation, or null. */
  readonly second: ShownText | null;
}

/** A text with its translation. */
export interface TranslatedText {
  /** The original. */
  readonly text: string;
  /** BCP 47 tag of the original. */
  readonly language: string | null;
  /** Its translation. */
  readonly translation: TranslationState;
}

/** Chooses what a reader sees; until a translation exists, that is the original. */
export function shownTexts(source: TranslatedText, view: TranslationView): ShownTexts {
  const { translation } = source;
  const hasText = translation.kind === 'done' || translation.kind === 'stale';
  const original: ShownText = {
    text: source.text,
    language: source.language ?? ('source' in translation ? translation.source : null),
  };
  const shown = shownView(translation, view);
  if (!hasText || shown === 'original') return { main: original, second: null };
  const main = { text: translation.text, language: translation.target };
  return { main, second: shown === 'both' ? original : null };
}
