import type { TranslationOutcome, TranslationRequest } from '../Translator.ts';

/**
 * UTF-16 code units of a translation for each of its original, and those that it may have beside them. What grows most is Chinese, of
 * which a sign is a word or half of one: reckoned with four or five letters each, and twice that for safety. A saying of four signs may
 * need a sentence, which the second number is for.
 */
const [growth, spare] = [8, 200];

/** The longest translation of a text that is taken. */
const longestTranslation = (text: string): number => text.length * growth + spare;

/** An outcome, or the failure of an engine that answered with far more than the text says: it repeats itself, or tells something else. */
export function refuseTooLong(
  { text }: Pick<TranslationRequest, 'text'>,
  outcome: TranslationOutcome,
): TranslationOutcome {
  if (outcome.status !== 'done' || outcome.text.length <= longestTranslation(text)) return outcome;
  const { engine } = outcome;
  return {
    status: 'failed',
    detail: `${engine} answered with ${outcome.text.length} characters for ${text.length}.`,
  };
}
