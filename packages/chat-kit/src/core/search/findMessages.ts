import type { KindContent } from '../model/KindContents.ts';
import type { ChatMessage } from '../model/Message.ts';
import { foldText } from './findWords.ts';

/** Names what a content holds in words; see `KindDefinition.searchTexts`. */
export type SearchTexts = (content: KindContent) => readonly string[];

const noTexts: SearchTexts = () => [];

/** A message in which something was found. */
export interface MessageHit {
  /** Client id of the message. */
  readonly chatId: string;
  /** Whether the words stand in what was written. */
  readonly inOriginal: boolean;
  /** Whether they stand in the translation. */
  readonly inTranslation: boolean;
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

/**
 * Messages that say `words` in the original or the translation, newest first; none for empty words, and no recalled ones.
 * `searchTexts` names what was sent besides words.
 */
export function findMessages(
  messages: readonly ChatMessage[],
  words: string,
  searchTexts: SearchTexts = noTexts,
): MessageHit[] {
  const wanted = foldText(words.trim()).folded;
  if (wanted === '') return [];
  const says = (text: string): boolean => foldedOf(text).includes(wanted);
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
