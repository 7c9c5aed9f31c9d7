import type { KindContent } from '../model/KindContents.ts';
import type { ChatMessage } from '../model/Message.ts';
import { foldText, withoutArticle } from './findWords.ts';
import { includesWords } from './markWords.ts';

/** Names what a content contains in words; see `KindDefinition.searchTexts`. */
export type SearchTexts = (content: KindContent) => readonly string[];

/**
 * How words are compared with a text: as they stand, anywhere in it; or each by itself, at the beginning of a word, as a search of a
 * server does it.
 */
export type WordRule = 'anywhere' | 'beginnings';

const noTexts: SearchTexts = () => [];

/** A message in which something was found. */
export interface MessageHit {
  /** Client id of the message. */
  readonly chatId: string;
  /** Whether the words stand in what was written. */
  readonly inOriginal: boolean;
  /** Whether they stand in the translation. */
  readonly inTranslation: boolean;
  /** What of a file of the message contains them, such as a line of a transcript. */
  readonly excerpt?: string | undefined;
}

const foldedTexts = new Map<string, string>();
/** Texts that are remembered in their folded form: a search asks again with every letter. */
const rememberedTexts = 20_000;

function foldedOf(text: string): string {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  if (foldedTexts.size >= rememberedTexts) foldedTexts.clear();
  const { folded } = foldText(text);
  foldedTexts.set(text, folded);
  return folded;
}

/** Tells of a text whether it contains words; null for empty words. */
export function createTest(words: string, rule: WordRule): ((text: string) => boolean) | null {
  const wanted = foldText(words.trim()).folded;
  if (wanted === '') return null;
  if (rule === 'anywhere') return (text) => foldedOf(text).includes(wanted);
  const parts = wanted.split(/\s+/u).map((part) => ({ part, letters: withoutArticle(part) ?? part }));
  // Most texts do not contain the letters at all, which is seen sooner than where their words begin.
  return (text) =>
    parts.every(({ letters }) => foldedOf(text).includes(letters)) &&
    parts.every(({ part }) => includesWords(text, part));
}

/**
 * Messages that say `words` in the original or the translation, newest first; none for empty words, and no recalled ones.
 * `searchTexts` names what was sent besides words.
 */
export function findMessages(
  messages: readonly ChatMessage[],
  words: string,
  searchTexts: SearchTexts = noTexts,
  rule: WordRule = 'anywhere',
): MessageHit[] {
  const says = createTest(words, rule);
  if (!says) return [];
  const hits = messages.flatMap((message) => {
    if (message.isRecalled) return [];
    const { text, content, translation } = message;
    const inOriginal = says(text) || searchTexts(content).some(says);
    const isTranslated = translation.kind === 'done' || translation.kind === 'stale';
    const inTranslation = isTranslated && says(translation.text);
    return inOriginal || inTranslation ? [{ chatId: message.chatId, inOriginal, inTranslation }] : [];
  });
  return hits.reverse();
}
