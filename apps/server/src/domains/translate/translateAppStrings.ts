import { createHash } from 'node:crypto';
import { uiLanguageTags } from '@franca/languages';
import { withoutTurn } from '../../core/createFairQueue.ts';
import type { Translator } from '../../ports/Translator.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { restoreSpans } from '../../ports/translation/protectSpans.ts';

/** Languages of the user interface that ship with the app: their own texts win. */
const builtIn: ReadonlySet<string> = new Set(uiLanguageTags);
/** Texts translated at once, and milliseconds after which the rest stays as it is. */
const concurrency = 4;
const timeLimitMs = 8000;

type Strings = Record<string, string>;

/** Variables such as `{count}` become placeholders, which every engine keeps. */
async function translateOne(text: string, target: string, translator: Translator, signal: AbortSignal) {
  const variables: string[] = [];
  const masked = text.replaceAll(/\[\[\d+\]\]|\{[^{}]*\}|%[sd]/g, (found) => `[[${variables.push(found)}]]`);
  // Engines are programs or services of others.
  const outcome = await withoutTurn(() =>
    translator.translate({ text: masked, source: 'en', target, signal }),
  );
  return outcome.status === 'done' ? (restoreSpans(outcome.text, variables) ?? null) : null;
}

/** What was translated before, by target language and content; texts of the interface are few, and everybody's are the same. */
export type AppStringCache = Map<string, string>;

const mostCached = 50_000;

const keyOf = (target: string, text: string): string =>
  createHash('sha256').update(`${target}\0${text}`).digest('base64url');

function keep(cache: AppStringCache, key: string, text: string): void {
  // The oldest entry goes: a map keeps the order in which keys came.
  const [oldest] = cache.size >= mostCached ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(key, text);
}

/**
 * English UI strings in another language, under the same keys. What no engine can translate in time comes back
 * unchanged, and so does everything for a built-in language.
 */
export async function translateAppStrings(
  strings: Strings,
  target: string,
  translator: Translator,
  cache: AppStringCache = new Map(),
): Promise<Strings> {
  if (builtIn.has(primaryLanguage(target))) return strings;
  const signal = AbortSignal.timeout(timeLimitMs);
  const texts = [...new Set(Object.values(strings))];
  const translated = new Map<string, string>();
  const worker = async (): Promise<void> => {
    for (let text = texts.pop(); text !== undefined && !signal.aborted; text = texts.pop()) {
      const key = keyOf(target, text);
      const known = cache.get(key) ?? (await translateOne(text, target, translator, signal));
      if (known === null) continue;
      keep(cache, key, known);
      translated.set(text, known);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return Object.fromEntries(
    Object.entries(strings).map(([key, text]) => [key, translated.get(text) ?? text]),
  );
}
