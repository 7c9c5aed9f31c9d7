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
  if (outcome.status !== 'done' || !hasTerms) return { ...outcome, hasTerms };
  const restored = restore(outcome.text);
  if (restored !== undefined) return { ...outcome, text: restored, hasTerms };
  return { status: 'failed', detail: `${outcome.engine} lost a term of the conversation.`, hasTerms };
}
