import { randomUUID } from 'node:crypto';
import { chatEvents, type Message } from '@franca/contract';
import { Refusal } from '../../http/Refusal.ts';
import { primaryLanguage } from '../../ports/translation/primaryLanguage.ts';
import type { ChatContext, Reader, StoredTranslation } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { type InsertedMessage, insertMessage, type NewMessage } from './insertMessage.ts';
import { toMessage } from './toMessage.ts';
import { wordsToTranslate } from './wordsToTranslate.ts';

type StoredMessage = InsertedMessage & { ordered: readonly StoredTranslation[] };

/**
 * Stores a message with the translations that present members need, then tells every member in their language;
 * answers it as its sender gets it. A chat_id that was stored before rejects with PostgreSQL's 23505.
 */
export type StoreMessage = (message: NewMessage, all: readonly Reader[]) => Promise<Message>;

/** Storing and announcing over the database. */
export function createMessageStore(context: ChatContext, renderer: MessageRenderer): StoreMessage {
  const { db, publisher, translations } = context;

  /** Languages that somebody who is there now reads, and the message is not written in. */
  function targetsOf(row: NewMessage, others: readonly Reader[]): string[] {
    if (wordsToTranslate(row) === null) return [];
    const present = others.filter((other) => publisher.isOnline(other.userId)).map((other) => other.reads);
    const source = row.language && primaryLanguage(row.language);
    return [...new Set(present)].filter((language) => primaryLanguage(language) !== source);
  }

  async function store(message: NewMessage, targets: readonly string[]): Promise<StoredMessage> {
    const id = randomUUID();
    const { topicId: topic_id, content, language: source } = message;
    const order = { message_id: id, topic_id, text: content ?? '', source, targets };
    const { orders, insert } = translations.draft(order);
    const inserted = await insertMessage(db, { ...message, id }, insert);
    if (insert) translations.wake();
    return { ...inserted, ordered: orders };
  }

  async function render({ row, ordered }: StoredMessage, reader: Reader, by: Reader): Promise<Message> {
    if (row.replyId || row.contactId) {
      const [message] = await renderer.render([row], reader);
      if (message) return message;
    }
    const translation = reader === by ? undefined : ordered.find((order) => order.language === reader.reads);
    return toMessage(row, { by: { _id: by.userId, name: by.name, avatar: by.avatar }, translation });
  }

  async function announce(stored: StoredMessage, all: readonly Reader[]): Promise<Message> {
    const { row, shownTo } = stored;
    const self = all.find((member) => member.userId === row.senderId);
    if (!self) throw new Refusal('topic_not_found');
    let answer: Message | undefined;
    for (const member of all) {
      const message = await render(stored, member, self);
      if (member === self) answer = message;
      publisher.toMember(row.topicId, member.userId, chatEvents.newChat, { topic_id: row.topicId }, message);
    }
    context.topicTouched(row.topicId, shownTo);
    if (!answer) throw new Refusal('topic_not_found');
    return answer;
  }

  return async (message, all) => {
    const others = all.filter((member) => member.userId !== message.senderId);
    return announce(await store(message, targetsOf(message, others)), all);
  };
}
