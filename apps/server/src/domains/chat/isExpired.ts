import type { MessageRow } from './ChatContext.ts';
import { noContent } from './noContent.ts';

/** Whether the time of a message is over at a moment; `isUnexpired` says the opposite in a statement. */
export const isExpired = ({ expiresAt }: Pick<MessageRow, 'expiresAt'>, at: Date): boolean =>
  expiresAt !== null && expiresAt <= at;

/** What is left of a message at a moment: once its time is over nothing, as of a recalled one, whether it has been emptied yet or not. */
export const remainsOf = (row: MessageRow, at: Date): MessageRow =>
  isExpired(row, at) ? { ...row, ...noContent, recalledAt: row.expiresAt } : row;
