import { chatEvents, type Message, type ParsedMessageInput } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import { databaseProblem } from '../../db/databaseProblem.ts';
import { Refusal } from '../../http/Refusal.ts';
import { primaryLanguage } from '../../ports/translation/primaryLanguage.ts';
import type { ChatContext, Reader, StoredTranslation } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { findByChatId, findInTopic, senderOf } from './findMessage.ts';
import { type InsertedMessage, insertMessage, type NewMessage } from './insertMessage.ts';
import type { MessageRow } from './MessageRow.ts';
import { readContent } from './readContent.ts';
import { toMessage } from './toMessage.ts';

/** A message to be sent on. */
type Forwarding = { fromChatId: string; newChatId: string; targetId: string };

/** Sending and forwarding. */
export type Sender = {
  /** Stores a message once and tells the topic; a chat_id that was stored before answers the first message. */
  send: (userId: string, input: ParsedMessageInput, at?: Date) => Promise<Message>;
  /** Sends a copy of a message the caller can read to a person (readings C23). */
  forward: (userId: string, forwarding: Forwarding) => Promise<Message>;
};

type StoredMessage = InsertedMessage & { ordered: readonly StoredTranslation[] };

/** Sending over the database. */
export function createSender(context: ChatContext, renderer: MessageRenderer): Sender {
  const { db, clock, publisher, requireMember, translations, files } = context;

  const requireOwnChatId = (userId: string, chatId: string) => {
    if (senderOf(chatId).toLowerCase() !== userId) throw new Refusal('chat_id_invalid');
  };

  /** Languages that somebody who is there now reads, and the message is not written in. */
  function targetsOf(row: Pick<NewMessage, 'type' | 'language'>, others: readonly Reader[]): string[] {
    if (row.type !== 'message') return [];
    const present = others.filter((other) => publisher.isOnline(other.userId)).map((other) => other.reads);
    const source = row.language && primaryLanguage(row.language);
    return [...new Set(present)].filter((language) => primaryLanguage(language) !== source);
  }

  async function store(message: NewMessage, targets: readonly string[]): Promise<StoredMessage> {
    if (targets.length === 0) return { ...(await insertMessage(db, message)), ordered: [] };
    const stored = await db.transaction(async (tx: Database) => {
      const inserted = await insertMessage(tx, message);
      const { id, topicId, content, language } = inserted.row;
      const order = { message_id: id, topic_id: topicId, text: content ?? '', source: language, targets };
      return { ...inserted, ordered: await translations.request(order, tx) };
    });
    translations.wake();
    return stored;
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

  async function storeNew(message: NewMessage, all: readonly Reader[]): Promise<Message> {
    const others = all.filter((member) => member.userId !== message.senderId);
    return announce(await store(message, targetsOf(message, others)), all);
  }

  /**
   * Whatever stands against a message, its chat_id above all: when it was stored before, that message is the answer.
   * Looking only now keeps the usual first sending one question shorter.
   */
  async function once(chatId: string, userId: string, work: () => Promise<Message>): Promise<Message> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) && databaseProblem(error)?.code !== '23505') throw error;
      const first = await findByChatId(db, chatId);
      if (!first) throw error;
      return answerFirst(first, userId);
    }
  }

  async function answerFirst(row: MessageRow, userId: string): Promise<Message> {
    const { self } = await requireMember(row.topicId, userId);
    const [message] = await renderer.render([row], self);
    if (!message) throw new Refusal('message_not_found');
    return message;
  }

  async function sendNew(userId: string, input: ParsedMessageInput, at: Date): Promise<Message> {
    const { self, all } = await requireMember(input.topic_id, userId);
    const reply = input.reply_id ? await findInTopic(db, input.topic_id, input.reply_id) : undefined;
    if (input.reply_id && !(reply && reply.seq > self.clearedSeq)) throw new Refusal('reply_not_found');
    const content = await readContent(db, files, input, { userId, at });
    const writerLanguage = context.codeOfLanguage(self.language);
    const isText = input.type === 'message' && content.content !== null;
    const message: NewMessage = {
      ...content,
      topicId: input.topic_id,
      senderId: userId,
      chatId: input.chat_id,
      type: input.type,
      language: isText ? translations.detect(content.content ?? '', writerLanguage) : null,
      replyId: reply?.id ?? null,
      forwardId: null,
      callRoom: null,
      createdAt: at,
    };
    return storeNew(message, all);
  }

  async function forwardNew(
    userId: string,
    { fromChatId, newChatId, targetId }: Forwarding,
  ): Promise<Message> {
    const original = await findByChatId(db, fromChatId);
    if (!original) throw new Refusal('message_not_found');
    const { self } = await requireMember(original.topicId, userId);
    const isReadable = original.recalledAt === null && original.seq > self.clearedSeq;
    if (!isReadable || original.type === 'call') throw new Refusal('message_not_found');
    const topicId = await context.ensurePrivateTopic(userId, targetId);
    const { all } = await requireMember(topicId, userId);
    const { seq: _seq, id, ...copy } = original;
    const own = { topicId, senderId: userId, chatId: newChatId, replyId: null, createdAt: clock() };
    return storeNew({ ...copy, ...own, forwardId: id }, all);
  }

  return {
    send: async (userId, input, at = clock()) => {
      requireOwnChatId(userId, input.chat_id);
      return once(input.chat_id, userId, () => sendNew(userId, input, at));
    },
    forward: async (userId, forwarding) => {
      requireOwnChatId(userId, forwarding.newChatId);
      return once(forwarding.newChatId, userId, () => forwardNew(userId, forwarding));
    },
  };
}
