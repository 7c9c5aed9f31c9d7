import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { idSchema } from '../schema/values.ts';

/**
 * A member who is named in a message's `content`: `start` and `length` count UTF-16 code units and cover the "@" and the name.
 * A name of several words is written with no-break spaces (U+00A0), so that translations carry it unchanged.
 */
export const mentionSchema = z.object({
  user_id: idSchema,
  start: z.int().min(0).max(limits.messageText),
  length: z.int().min(2).max(limits.messageText),
});
/** A member who is named in a message. */
export type Mention = z.output<typeof mentionSchema>;

/** The mentions of a message that is sent, in the order of the text. */
export const mentionsInput = z.array(mentionSchema).max(limits.mentions).optional();

/** Whether mentions stand in a text as they say: each begins with "@", in order, without overlaps. */
export function areMentionsOf(
  content: string | null | undefined,
  mentions: readonly Mention[] = [],
): boolean {
  const text = content ?? '';
  return mentions.every(({ start, length }, index) => {
    const before = mentions[index - 1];
    const isAfter = !before || start >= before.start + before.length;
    return isAfter && text[start] === '@' && start + length <= text.length;
  });
}
