import {
  DTMessageType,
  formatLocation,
  type ParsedMessageInput,
  type ScheduledMessage,
} from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Chat, ExcerptLine } from '../chat/Chat.ts';
import type { Stickers } from '../stickers/Stickers.ts';
import type { Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import type { ScheduledRow } from './createScheduledJob.ts';

/** The words of a message; those of a place are its name and degrees. */
function contentOf(message: ParsedMessageInput): string | null {
  if (message.type === DTMessageType.location) return formatLocation(message.meta_data);
  return ('content' in message && message.content) || null;
}

function metaOf(
  message: ParsedMessageInput,
  stickerNames: ReadonlyMap<string, string>,
): ScheduledMessage['meta_data'] {
  if (message.type === DTMessageType.location) return message.meta_data;
  if (message.type === DTMessageType.sticker) {
    const name = stickerNames.get(message.content);
    return name === undefined ? null : { name };
  }
  return message.type === DTMessageType.audio ? (message.meta_data ?? null) : null;
}

/** What the views need of the other domains. */
export type ScheduledViewsOptions = {
  /** Reads what is answered. */
  chat: Pick<Chat, 'excerpt'>;
  /** Names of conversations. */
  topics: Pick<Topics, 'find'>;
  /** Contacts that are shared. */
  users: Pick<Users, 'find'>;
  /** Names of the author's own stickers; built after them. */
  stickers: () => Pick<Stickers, 'namesOf'>;
};

/** Scheduled messages as their author sees them. */
export function createScheduledViews({ chat, topics, users, stickers }: ScheduledViewsOptions) {
  /** The answered messages of one conversation, by the reference that the answer has of them; none where the author is no member. */
  async function repliesIn(
    userId: string,
    topicId: string,
    references: readonly string[],
  ): Promise<Map<string, ExcerptLine>> {
    const [ids, chatIds] = [
      references.filter((reference) => reference.length === 36),
      references.filter((reference) => reference.length > 36),
    ];
    const found = await Promise.all(
      [
        ids.length > 0 && chat.excerpt(userId, { topicId, messageIds: ids }, ids.length),
        chatIds.length > 0 && chat.excerpt(userId, { topicId, chatIds }, chatIds.length),
      ].map((lines) => lines || []),
    ).catch((error: unknown) => {
      if (error instanceof Refusal) return [];
      throw error;
    });
    const lines = found.flat();
    return new Map(lines.flatMap((line) => [[line.messageId, line] as const, [line.chatId, line] as const]));
  }

  return async (userId: string, rows: readonly ScheduledRow[]): Promise<ScheduledMessage[]> => {
    const byTopic = Map.groupBy(rows, ({ topicId }) => topicId);
    const names = new Map<string, string | null>();
    const replies = new Map<string, ExcerptLine>();
    for (const [topicId, inTopic] of byTopic) {
      if (topicId === null) continue;
      const topic = await topics.find(topicId);
      if (topic) names.set(topicId, topic.name);
      const references = inTopic.flatMap(({ message }) => message.reply_id ?? []);
      if (references.length === 0) continue;
      for (const [reference, line] of await repliesIn(userId, topicId, references))
        replies.set(reference, line);
    }
    const contactIds = rows.flatMap(({ message }) => (message.type === 'contact' ? message.contact : []));
    const people = new Map(
      (contactIds.length > 0 ? await users.find([...new Set(contactIds)]) : []).map(
        ({ id: _id, name, avatar }) => [_id, { _id, name, avatar }],
      ),
    );
    const pictures = rows.flatMap(({ message }) => (message.type === 'sticker' ? message.content : []));
    const stickerNames = await stickers().namesOf(userId, pictures);
    return rows.map((row): ScheduledMessage => {
      const { id, topicId, topicName, chatId, message, attachments, sendAt, createdAt, state, problem } = row;
      const reply = replies.get(message.reply_id ?? '');
      return {
        _id: id,
        topic_id: topicId,
        topic_name: names.get(topicId ?? '') ?? topicName,
        chat_id: chatId,
        type: message.type,
        content: contentOf(message),
        mentions: ('mentions' in message && message.mentions) || [],
        attachments,
        meta_data: metaOf(message, stickerNames),
        contact: message.type === 'contact' ? (people.get(message.contact) ?? null) : null,
        reply: reply ? { chat_id: reply.chatId, by: reply.by, content: reply.text } : null,
        is_silent: message.is_silent ?? false,
        send_at: sendAt.toISOString(),
        created_at: createdAt.toISOString(),
        state,
        problem,
      };
    });
  };
}
