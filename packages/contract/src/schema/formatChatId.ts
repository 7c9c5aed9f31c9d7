import * as z from 'zod';

/** A message's client id, `{userId}-{timestamp}`: unique per sender for ever, so that a resend is recognised. */
export const chatIdSchema = z
  .string()
  .regex(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,20}$/i,
    'A chat_id is the user id, a hyphen and a timestamp.',
  );

/** Writes a message's client id from its sender and the moment of sending in milliseconds. */
export function formatChatId(userId: string, milliseconds: number): string {
  return `${userId}-${milliseconds}`;
}
