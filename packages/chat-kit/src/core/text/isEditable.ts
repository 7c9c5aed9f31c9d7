import type { ChatMessage } from '../model/Message.ts';
import type { MessagesPort } from '../session/ChatDataPort.ts';

/**
 * Whether the sender of a message can change its words at a moment: it is stored, is words or has them under its files, is no copy of
 * somebody's message, and is not too old for the backend.
 */
export function isEditable(
  { seq, content, isRecalled, isForwarded, sentAt }: ChatMessage,
  { edit, editWindow = Number.POSITIVE_INFINITY }: Pick<MessagesPort, 'edit' | 'editWindow'>,
  now: number,
): boolean {
  const isThere = seq !== null && !isRecalled && !isForwarded;
  const hasWords = content.kind === 'text' || content.kind === 'image' || content.kind === 'file';
  return edit !== undefined && isThere && hasWords && now - sentAt < editWindow;
}
