import type { MessageKind } from '../model/MessageKind.ts';

/** Keys of the texts that stand for a message without words. */
export type KindWord = 'contact' | 'location' | 'audio' | 'file' | 'image' | 'emoji' | 'sticker';

/** The text key for a message type, or null for types that are read as text or have their own words. */
export function wordsOf(kind: MessageKind): KindWord | null {
  return kind === 'message' || kind === 'call' ? null : kind;
}
