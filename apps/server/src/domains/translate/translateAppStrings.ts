import { uiLanguageTags } from '@franca/languages';
import type { Translator } from '../../ports/Translator.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { restoreSpans } from '../../ports/translation/protectSpans.ts';

/** Languages of the user interface that ship with the app: their own texts win. */
const builtIn: ReadonlySet<string> = new Set(uiLanguageTags);
/** Texts translated at once, and milliseconds after which the rest stays as it is. */
const concurrency = 4;
const timeLimitMs = 10_000;

type Strings = Record<string, string>;

/** Variables such as `{count}` become placeholders, which every engine keeps. */
async function translateOne(text: string, target: string, translator: Translator, signal: AbortSignal) {
  const variables: string[] = [];
  const masked = text.replaceAll(/\[\[\d+\]\]|\{[^{}]*\}|%[sd]/g, (found) => `[[${variables.push(found)}]]`);
  const outcome = await translator.translate({ text: masked, source: 'en', target, signal });
  return outcome.status === 'done' ? (restoreSpans(outcome.text, variables) ?? text) : text;
}

/**
 * English UI strings in another language, under the same keys. What no engine can translate in time comes back
 * unchanged, and so does everything for a built-in language.
 */
export async function translateAppStrings(
  strings: Strings,
  target: string,
  translator: Translator,
): Promise<Strings> {
  if (builtIn.has(primaryLanguage(target))) return strings;
  const signal = AbortSignal.timeout(timeLimitMs);
  const texts = [...new Set(Object.values(strings))];
  const translated = new Map<string, string>();
  const worker = async (): Promise<void> => {
    for (let text = texts.pop(); text !== undefined && !signal.aborted; text = texts.pop()) {
      translated.set(text, await translateOne(text, target, translator, signal));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return Object.fromEntries(
    Object.entries(strings).map(([key, text]) => [key, translated.get(text) ?? text]),
  );
}
