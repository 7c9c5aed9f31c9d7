import type { TranslationOutcome } from '../Translator.ts';
import { hasWords, protectSpans, restoreSpans } from './protectSpans.ts';

/**
 * Runs an engine over the masked text and puts the protected spans back.
 * A text without words needs no engine; an engine that lost a placeholder has `failed`.
 */
export async function translateProtected(
  text: string,
  engine: string,
  translateMasked: (masked: string, spans: readonly string[]) => Promise<TranslationOutcome>,
): Promise<TranslationOutcome> {
  if (!hasWords(text)) return { status: 'done', text, engine };
  const { masked, spans } = protectSpans(text);
  const outcome = await translateMasked(masked, spans);
  if (outcome.status !== 'done') return outcome;
  const restored = restoreSpans(outcome.text, spans);
  if (restored !== undefined) return { ...outcome, text: restored };
  return { status: 'failed', detail: `${engine} lost a protected span.` };
}
