import type { ChatMessage } from '../model/Message.ts';
import { foldText } from './findWords.ts';

/** The texts in which a message can be found. */
export interface SearchableTexts {
  /** What was written, and the names of what was sent. */
  readonly original: readonly string[];
  /** Its translation, or null. */
  readonly translation: string | null;
}

/** Reads what a message says in words; nothing once it is recalled. */
export function textsOf(message: ChatMessage): SearchableTexts {
  if (message.isRecalled) return { original: [], translation: null };
  const { translation, attachments = [], location, contact } = message;
  const names = [...attachments.map(({ name }) => name), location?.place, contact?.name];
  return {
    original: [message.text, ...names].filter((text): text is string => Boolean(text)),
    translation: translation.kind === 'done' || translation.kind === 'stale' ? translation.text : null,
  };
}

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

/** Messages that say `words` in the original or the translation, newest first; none for empty words. */
export function findMessages(messages: readonly ChatMessage[], words: string): MessageHit[] {
  const wanted = foldText(words.trim()).folded;
  if (wanted === '') return [];
  const says = (text: string): boolean => foldedOf(text).includes(wanted);
  const hits = messages.flatMap((message) => {
    const { original, translation } = textsOf(message);
    const inOriginal = original.some(says);
    const inTranslation = translation !== null && says(translation);
    return inOriginal || inTranslation ? [{ chatId: message.chatId, inOriginal, inTranslation }] : [];
  });
  return hits.reverse();
}
