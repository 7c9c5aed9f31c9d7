import { DTMessageType } from '@franca/contract';
import type { MessageRow } from './ChatContext.ts';

/**
 * The names that a message shows beside its words, one on a line: those of its files, or of its place; null for none. The names of voice
 * messages and of pictures are not shown.
 */
export function namesOf({
  type,
  attachments,
  metaData,
}: Pick<MessageRow, 'type' | 'attachments' | 'metaData'>): string | null {
  if (type === DTMessageType.file) return attachments.map(({ name }) => name).join('\n') || null;
  if (type !== DTMessageType.location) return null;
  const place = metaData?.place;
  return typeof place === 'string' && place !== '' ? place : null;
}
