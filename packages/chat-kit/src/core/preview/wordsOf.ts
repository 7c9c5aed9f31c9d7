import type { MessageKind } from '../model/Message.ts';

/** Keys of the texts that stand for a message without words. */
export type KindWord =
  | 'contact'
  | 'location'
  | 'audio'
  | 'file'
  | 'image'
  | 'emoji'
  | 'sticker'
  | 'unknownKind';

const known = ['contact', 'location', 'audio', 'file', 'image', 'emoji', 'sticker'] as const;

/**
 * The text key for a message type, or null for types that are read as text or have their own words. A type that
 * a newer server invented is said to be unknown instead of shown as nothing.
 */
export function wordsOf(kind: MessageKind): KindWord | null {
  if (kind === 'message' || kind === 'call') return null;
  return known.find((word) => word === kind) ?? 'unknownKind';
}
