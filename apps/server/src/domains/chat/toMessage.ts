import type { Message, Person, Reaction, RepliedMessage } from '@franca/contract';
import type { StoredTranslation } from './ChatContext.ts';
import type { MessageRow } from './MessageRow.ts';

/** A shared contact as a message shows it. */
export type SharedContact = Person & { country: string };

/** What one reader's view of a message adds to its row. */
export type MessageParts = {
  /** The sender. */
  by: Person;
  /** The reader's translation; undefined when none is needed. */
  translation?: StoredTranslation | undefined;
  /** The message that is answered, with its own parts. */
  reply?: RepliedMessage | null;
  contact?: SharedContact | null;
  reactions?: Reaction[];
};

/** What a quote and a message have in common. */
export function toRepliedMessage(
  row: MessageRow,
  { by, translation, contact = null }: MessageParts,
): RepliedMessage {
  const recalled = row.recalledAt !== null;
  return {
    _id: row.id,
    chat_id: row.chatId,
    type: row.type,
    content: recalled ? null : row.content,
    translated: recalled ? null : (translation?.text ?? null),
    date: row.createdAt.toISOString(),
    by,
    attachments: recalled ? [] : row.attachments,
    meta_data: recalled ? null : (row.metaData as RepliedMessage['meta_data']),
    contact: recalled ? null : contact,
    recalled,
    language: row.language,
  };
}

/** A message as one reader gets it (1 §3). */
export function toMessage(row: MessageRow, parts: MessageParts): Message {
  const { translation } = parts;
  return {
    ...toRepliedMessage(row, parts),
    id: row.id,
    topic_id: row.topicId,
    seq: row.seq,
    translation: {
      state: row.recalledAt ? 'none' : (translation?.state ?? 'none'),
      source: translation?.source ?? row.language,
      target: translation?.language ?? null,
      engine: translation?.engine ?? null,
    },
    reply_id: row.replyId,
    reply: parts.reply ?? null,
    forward_id: row.forwardId,
    call_room: row.callRoom,
    reactions: parts.reactions ?? [],
  };
}
