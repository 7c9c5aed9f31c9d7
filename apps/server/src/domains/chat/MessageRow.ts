import type { messages } from '../../db/schema/chat.ts';

/** A message as stored. */
export type MessageRow = typeof messages.$inferSelect;
