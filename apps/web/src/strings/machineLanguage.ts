import type { ApiClient } from '@franca/api-client';
import { englishStrings, type ProvidedStrings } from '@franca/ui';
import { createStore } from 'zustand/vanilla';
import { en } from './en.ts';
import { enLater } from './enLater.ts';
import {
  type Dictionary,
  isWhole,
  kitStringsFrom,
  pageStringsFrom,
  readDictionary,
  sentencesOf,
  writeDictionary,
} from './machineTexts.ts';
import type { ShownTexts } from './ShownTexts.ts';

/** How many sentences one call carries: few enough for the server to translate in its time. */
const perCall = 60;

/** Where the translation of the interface stands. */
type MachineState = 'idle' | 'busy' | 'done' | 'failed';

/** Where the translation of the interface stands, for the note in the settings. */
export const machineState = createStore<{ readonly state: MachineState }>()(() => ({ state: 'idle' }));

/** The English texts of the packages; loaded only for languages that a machine translates. */
async function englishOfKits(): Promise<ProvidedStrings> {
  const [chat, call] = await Promise.all([
    import('@franca/chat-kit/strings'),
    import('@franca/call-kit/strings'),
  ]);
  return { ui: englishStrings, chat: chat.english, call: call.english };
}

const allSentences = (kits: ProvidedStrings): string[] =>
  sentencesOf(
    ...[...Object.values(en), ...Object.values(enLater), ...Object.values(kits)].filter(
      (group) => group !== undefined,
    ),
  );

/** The texts of a language that this browser has kept; null where they would be mixed with English. */
export async function keptTexts(tag: string): Promise<ShownTexts | null> {
  const dictionary = readDictionary(tag);
  if (dictionary.size === 0) return null;
  const english = await englishOfKits();
  if (!isWhole(allSentences(english), dictionary)) return null;
  return { language: tag, strings: pageStringsFrom(dictionary), kits: kitStringsFrom(english, dictionary) };
}

/** Asked for with every call: a call whose own sentences all stay as they are was answered if this one was translated. */
const probe = 'Good morning';

/** Asks the server for sentences; returns those that it translated, with each that stays as it is. */
async function ask(api: ApiClient, tag: string, sentences: readonly string[]): Promise<Dictionary> {
  const translated = await api.translate.appStrings({
    body: { lang_code: tag, translate_str: { ...Object.fromEntries(sentences.entries()), probe } },
  });
  const found = sentences.map((sentence, n): [string, string] => [sentence, translated[n] ?? sentence]);
  // No engine has answered: then it is no answer that a word stays as it is.
  const isAnswered = translated.probe !== probe || found.some(([sentence, text]) => sentence !== text);
  return new Map(isAnswered ? found : []);
}

/**
 * Has the server translate every text that this browser does not have in a language, and keeps them. Returns whether there
 * are new ones; a second call in the meantime does nothing.
 */
export async function fetchTexts(api: ApiClient, tag: string): Promise<boolean> {
  if (machineState.getState().state === 'busy') return false;
  machineState.setState({ state: 'busy' });
  const dictionary = new Map(readDictionary(tag));
  const known = dictionary.size;
  try {
    const missing = allSentences(await englishOfKits()).filter((sentence) => !dictionary.has(sentence));
    for (let start = 0; start < missing.length; start += perCall) {
      const answer = await ask(api, tag, missing.slice(start, start + perCall));
      for (const [sentence, text] of answer) dictionary.set(sentence, text);
    }
  } catch {
    // Without a network, or asked too often: what has come is kept, the rest is English until the next time.
  }
  if (dictionary.size > known) writeDictionary(tag, dictionary);
  const isShown = (await keptTexts(tag)) !== null;
  machineState.setState({ state: isShown ? 'done' : 'failed' });
  return isShown && dictionary.size > known;
}
