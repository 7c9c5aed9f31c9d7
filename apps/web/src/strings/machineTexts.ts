import type { ProvidedStrings, Strings, Text } from '@franca/ui';
import { en, type PageStrings } from './en.ts';
import { enLater } from './enLater.ts';

/** Texts that a machine has translated into one language, by their English. What is missing is shown in English. */
export type Dictionary = ReadonlyMap<string, string>;

const storageKey = (tag: string): string => `machineTexts/${tag}`;

/** What this browser has kept of a language; texts whose English has changed since are not found in it. */
export function readDictionary(tag: string): Dictionary {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(tag)) ?? '{}');
    const entries = Object.entries(Object(kept)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Map(entries);
  } catch {
    // Somebody else wrote it: as good as nothing.
    return new Map();
  }
}

/** Keeps a language in this browser; one that does not fit is asked for again. */
export function writeDictionary(tag: string, dictionary: Dictionary): void {
  try {
    localStorage.setItem(storageKey(tag), JSON.stringify(Object.fromEntries(dictionary)));
  } catch {
    localStorage.removeItem(storageKey(tag));
  }
}

/** Share of the sentences that may stay as they are, such as names and “OK”; where it is more, the machine does not know the language. */
const mostUnchanged = 0.2;

/** Whether a page can be shown in a language without being mixed with English: no sentence is missing, and few are unchanged. */
export function isWhole(sentences: readonly string[], dictionary: Dictionary): boolean {
  const unchanged = sentences.filter((sentence) => dictionary.get(sentence) === sentence).length;
  return (
    sentences.every((sentence) => dictionary.has(sentence)) && unchanged <= mostUnchanged * sentences.length
  );
}

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** Every English sentence of groups of texts, each form of a plural by itself. */
export function sentencesOf(...groups: readonly Partial<Strings>[]): string[] {
  const texts = groups.flatMap((group) => Object.values(group));
  return [...new Set(texts.flatMap((text) => (text === undefined ? [] : formsOf(text))))].filter(
    (sentence) => sentence.trim() !== '',
  );
}

/** One text with its sentences from the dictionary. */
function translated(text: Text, dictionary: Dictionary): Text {
  if (typeof text === 'string') return dictionary.get(text) ?? text;
  const forms = Object.entries(text).map(([form, words]) => [form, dictionary.get(words) ?? words]);
  return Object.fromEntries(forms);
}

/** A group of texts with its sentences from the dictionary; what is missing stays English. */
export function translateGroup<Group extends Partial<Strings>>(group: Group, dictionary: Dictionary): Group {
  return Object.fromEntries(
    Object.entries(group).map(([key, text]) => [key, text && translated(text, dictionary)]),
  ) as Group;
}

/** The texts of the pages from the dictionary. */
export function pageStringsFrom(dictionary: Dictionary): PageStrings {
  return Object.fromEntries(
    Object.entries({ ...en, ...enLater }).map(([section, group]) => [
      section,
      translateGroup(group, dictionary),
    ]),
  ) as PageStrings;
}

/** The texts of the packages from the dictionary, as the provider takes them. */
export function kitStringsFrom(english: ProvidedStrings, dictionary: Dictionary): ProvidedStrings {
  return Object.fromEntries(
    Object.entries(english).map(([name, group]) => [name, group && translateGroup(group, dictionary)]),
  );
}
