import { randomUUID } from 'node:crypto';
import { chatEvents, type Message } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { primaryLanguage } from '../../ports/translation/primaryLanguage.ts';
import type { ChatContext, Reader, ReaderView, StoredTranslation } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { type InsertedMessage, type InsertOptions, insertMessage, type NewMessage } from './insertMessage.ts';
import { toMessage } from './toMessage.ts';
import { wordsToTranslate } from './wordsToTranslate.ts';

type StoredMessage = InsertedMessage & { ordered: readonly StoredTranslation[] };

/**
 * Stores a message with the translations that present members need, then tells every member in their language;
 * answers it as its sender gets it. A chat_id that was stored before rejects with PostgreSQL's 23505.
 */
export type StoreMessage = (message: NewMessage, all: readonly Reader[]) => Promise<Message>;

/** What came of storing a message for readers who were guessed. */
export type GuessedStore = {
  /** The message as its sender gets it; undefined when the guess was wrong and nothing was stored. */
  stored: Message | undefined;
  /** Who the readers are. */
  view: ReaderView;
};

/** Ways to store a message. */
export type MessageStore = {
  /** For readers who were asked for. */
  store: StoreMessage;
  /** For readers as they were lately, if they still are: one question tells and stores. */
  storeIfUnchanged: (message: NewMessage, guessed: readonly Reader[]) => Promise<GuessedStore>;
};

/** Storing and announcing over the database. */
export function createMessageStore(context: ChatContext, renderer: MessageRenderer): MessageStore {
  const { db, publisher, translations, members } = context;

  /** Languages that somebody who is there now reads, and the message is not written in. */
  function targetsOf(row: NewMessage, all: readonly Reader[]): string[] {
    if (wordsToTranslate(row) === null) return [];
    const present = all
      .filter(({ userId }) => userId !== row.senderId && publisher.isOnline(userId))
      .map(({ reads }) => reads);
    const source = row.language && primaryLanguage(row.language);
    return [...new Set(present)].filter((language) => primaryLanguage(language) !== source);
  }

  async function insert(message: NewMessage, all: readonly Reader[], options: InsertOptions = {}) {
    const id = randomUUID();
    const { topicId: topic_id, content, language: source } = message;
    const order = { message_id: id, topic_id, text: content ?? '', source, targets: targetsOf(message, all) };
    const { orders: ordered, insert: alongside } = translations.draft(order);
    const { inserted, asked } = await insertMessage(db, { ...message, id }, { ...options, alongside });
    if (inserted && alongside) translations.wake();
    return { stored: inserted && { ...inserted, ordered }, asked };
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

  return {
    store: async (message, all) => {
      const { stored } = await insert(message, all);
      if (!stored) throw new Refusal('topic_not_found');
      return announce(stored, all);
    },
    storeIfUnchanged: async (message, guessed) => {
      const { topicId, senderId } = message;
      const provided = members.unchanged(topicId, guessed);
      const { stored, asked } = await insert(message, guessed, { provided, asking: members.value(topicId) });
      const view = members.read(asked, topicId, senderId);
      return { view, stored: stored && (await announce(stored, view.all)) };
    },
  };
}
