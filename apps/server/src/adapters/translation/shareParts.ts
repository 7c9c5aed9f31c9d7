import type { KnownParts, TextPart, TranslationOutcome } from '../../ports/Translator.ts';
import { hasWords, spansKept } from '../../ports/translation/protectSpans.ts';

/** Neighbouring parts that one engine translates, with the numbers of their sentences in the text. */
type Run = TextPart & { sentences: number[] };

/** Puts neighbours together that are unknown; what has no words goes along, since it belongs to their sentences. */
function joinUnknown(parts: readonly TextPart[]): Run[] {
  const runs: Run[] = [];
  const areWords = parts.map(({ source }) => hasWords(source));
  // Whether a part, or where it has no words the next one that has, is unknown: a text may have thousands of parts.
  const areUnknown: boolean[] = [];
  for (let place = parts.length - 1; place >= 0; place -= 1)
    areUnknown[place] = areWords[place]
      ? parts[place]?.translated === undefined
      : (areUnknown[place + 1] ?? false);
  let sentences = 0;
  for (const [place, part] of parts.entries()) {
    const isWord = areWords[place] ?? false;
    if (isWord) sentences += 1;
    const last = runs.at(-1);
    const isUnknown = areUnknown[place] ?? false;
    if (isUnknown && last && last.translated === undefined) {
      last.source += part.source;
      if (isWord) last.sentences.push(sentences);
      continue;
    }
    const translated = isWord ? part.translated : part.source;
    runs.push({ source: part.source, translated, sentences: isWord ? [sentences] : [] });
  }
  return runs;
}

/** Translates a run without the blanks around it, which engines may drop. */
async function translateRun(
  source: string,
  translate: (text: string) => Promise<TranslationOutcome>,
): Promise<TranslationOutcome> {
  const body = source.trim();
  const outcome = await translate(body);
  return outcome.status === 'done' ? { ...outcome, text: source.replace(body, () => outcome.text) } : outcome;
}

/**
 * Completes what one engine knows of a text by another one. The engine that is named says who translated which
 * sentences, the roughest last: `phrases (1, 3) + apertium (2)`. Undefined when nothing can be shared, or when the rest
 * cannot be translated: half a translation is none.
 */
export async function shareParts(
  text: string,
  { engine, parts }: KnownParts,
  translate: (text: string) => Promise<TranslationOutcome>,
): Promise<(TranslationOutcome & { status: 'done' }) | undefined> {
  const runs = joinUnknown(parts);
  if (runs.every(({ translated }) => translated !== undefined)) return undefined;
  const shares = new Map<string, number[]>([[engine, []]]);
  const add = (name: string, sentences: readonly number[]) =>
    shares.set(name, [...(shares.get(name) ?? []), ...sentences]);
  let isFallback: boolean | undefined;
  let translated = '';
  for (const run of runs) {
    if (run.translated !== undefined) {
      translated += run.translated;
      add(engine, run.sentences);
      continue;
    }
    const outcome = await translateRun(run.source, translate);
    if (outcome.status !== 'done') return undefined;
    translated += outcome.text;
    add(outcome.engine, run.sentences);
    isFallback ||= outcome.isFallback;
  }
  if (!spansKept(text, translated)) return undefined;
  const named = [...shares].map(([name, sentences]) => `${name} (${sentences.join(', ')})`).join(' + ');
  return { status: 'done', text: translated, engine: named, isFallback };
}
