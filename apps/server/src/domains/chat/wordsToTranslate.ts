import type { MessageRow } from './MessageRow.ts';

/**
 * What a person wrote in a message: its text, or the words under its files. Null for everything else: a name, a place, an
 * emoji or a sticker is the same in every language.
 */
export function wordsToTranslate({ type, content }: Pick<MessageRow, 'type' | 'content'>): string | null {
  const isWritten = type === 'message' || type === 'image' || type === 'file' || type === 'audio';
  return isWritten && content ? content : null;
}
