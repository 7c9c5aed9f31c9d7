import { storableText } from '../../core/storableText.ts';
import type { TranslationOutcome, Translator } from '../../ports/Translator.ts';
import { maskTerms } from '../../ports/translation/maskTerms.ts';
import type { RuledRequest, TextRules } from './Translations.ts';

/** What became of a text, and whether terms of its conversation are in it: then the words have another translation elsewhere. */
export type RuledOutcome = TranslationOutcome & { hasTerms: boolean };

/**
 * Translates a text by the rules of its conversation: terms are slots for the engines, and those outside may be excluded, also while
 * the text waits for one of them.
 */
export async function translateByRules(
  translator: Translator,
  request: RuledRequest,
  rulesNow: () => Promise<TextRules>,
): Promise<RuledOutcome> {
  const { isLocalOnly, terms } = await rulesNow();
  const { text, slots, restore } = maskTerms(request.text, request.target, terms);
  const outcome = await translator.translate({
    ...{ ...request, text, slots, isLocalOnly },
    mayLeave: async () => !(await rulesNow()).isLocalOnly,
  });
  const hasTerms = slots.size > 0;
  if (outcome.status !== 'done') return { ...outcome, hasTerms };
  const translated = storableText(outcome.text);
  const failed = (why: string) =>
    ({ status: 'failed', detail: `${outcome.engine} ${why}.`, hasTerms }) as const;
  if (translated.trim() === '') return failed('answered without a translation');
  const restored = hasTerms ? restore(translated) : translated;
  return restored === undefined
    ? failed('lost a term of the conversation')
    : { ...outcome, text: restored, hasTerms };
}
