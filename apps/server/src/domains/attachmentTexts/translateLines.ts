import type { Translator } from '../../ports/Translator.ts';
import { hasWords } from '../../ports/translation/protectSpans.ts';

/** Several texts in another language: null for one that no engine could translate. */
export type LinesOutcome =
  | { status: 'done'; lines: (string | null)[]; engine: string | null }
  | { status: 'unavailable' }
  | { status: 'failed'; detail: string; afterMs?: number | undefined };

/** Milliseconds that one text may take. */
const translationMs = 20_000;

/** Translates texts that belong together, one after the other; none counts as done while one has failed. */
export async function translateLines(
  translate: Translator['translate'],
  texts: readonly string[],
  { source, target, signal }: { source: string; target: string; signal: AbortSignal },
): Promise<LinesOutcome> {
  const lines: (string | null)[] = [];
  const engines = new Set<string>();
  for (const text of texts) {
    // A number or a name of a program is the same everywhere.
    if (!hasWords(text)) {
      lines.push(text);
      continue;
    }
    const outcome = await translate({
      text,
      source,
      target,
      signal: AbortSignal.any([signal, AbortSignal.timeout(translationMs)]),
    });
    if (outcome.status === 'failed')
      return { status: 'failed', detail: outcome.detail, afterMs: outcome.retryAfterMs };
    lines.push(outcome.status === 'done' ? outcome.text : null);
    if (outcome.status === 'done') engines.add(outcome.engine);
  }
  if (engines.size === 0 && lines.includes(null)) return { status: 'unavailable' };
  return { status: 'done', lines, engine: [...engines].join(' + ') || null };
}
