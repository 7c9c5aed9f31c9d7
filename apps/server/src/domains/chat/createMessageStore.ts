import { randomUUID } from 'node:crypto';
import { chatEvents, type Message } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { ChatContext } from './ChatContext.ts';
import {
  createInsertMessage,
  type InsertedMessage,
  type Insertion,
  type InsertOptions,
  type NewMessage,
} from './createInsertMessage.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { isCorrection } from './isCorrection.ts';
import { notIncluded, wordsToTranslate } from './needsTranslation.ts';
import { toMessage } from './toMessage.ts';

type StoredMessage = Omit<InsertedMessage, 'ordered'> & { ordered: readonly MessageTranslation[] };

/**
 * Stores a message with the translations that online members need, then sends it to every member in their language;
 * returns it as its sender gets it. A chat_id that was stored before rejects with PostgreSQL's 23505.
 */
export type StoreMessage = (message: NewMessage, all: readonly TopicMember[]) => Promise<Message>;

/** What came of storing a message for members who were guessed. */
export type GuessedStore = {
  /** The message as its sender gets it; undefined when the guess was wrong and nothing was stored. */
  stored: Message | undefined;
  /** Who the members are instead. */
  view: TopicMembers | undefined;
};

/** Ways to store a message. */
export type MessageStore = {
  /** For members who were queried. */
  store: StoreMessage;
  /** For members as they were lately, if they still are: one statement checks and stores. */
  storeIfUnchanged: (message: NewMessage, guessed: readonly TopicMember[]) => Promise<GuessedStore>;
};

/** Storing and announcing over the database. */
export function createMessageStore(context: ChatContext, renderer: MessageRenderer): MessageStore {
  const { db, onlineAmong, topics, translations } = context;
  const { membership } = topics;
  const insertMessage = createInsertMessage({ db, membership, translations });

  /** Languages that a member who is online reads, whose plan includes it, and the message is not written in. */
  async function targetsOf(row: NewMessage, all: readonly TopicMember[]): Promise<string[]> {
    if (wordsToTranslate(row) === null) return [];
    const others = all.filter(({ userId, isTranslated }) => isTranslated && userId !== row.senderId);
    // Nobody would order the translation later for a reader who already holds the message.
    const online = await onlineAmong(
      others.map(({ userId }) => userId),
      { unknown: 'online' },
    );
    const read = others.filter(({ userId }) => online.has(userId)).map(({ reads }) => reads);
    const source = row.language && primaryLanguage(row.language);
    return [...new Set(read)].filter((language) => primaryLanguage(language) !== source);
  }

  async function insert(
    message: NewMessage,
    all: readonly TopicMember[],
    known: Pick<InsertOptions, 'members' | 'isHidden'> = {},
  ): Promise<{ stored: StoredMessage | undefined; members: string | undefined }> {
    const id = randomUUID();
    const { topicId: topic_id, content, language: source } = message;
    const targets = await targetsOf(message, all);
    const order = translations.prepare({ message_id: id, topic_id, text: content ?? '', source, targets });
    await context.attachmentTexts().expect({ ...message, id });
    let rows = '[]';
    let ordered: readonly MessageTranslation[] = [];
    let insertion: Insertion;
    try {
      insertion = await insertMessage({ ...message, id }, { orders: order.orders, ...known });
      rows = insertion.inserted?.ordered ?? rows;
    } finally {
      ordered = order.stored(rows);
    }
    const { inserted } = insertion;
    return { stored: inserted && { ...inserted, ordered }, members: insertion.members };
  }

  async function render(
    { row, ordered }: StoredMessage,
    reader: TopicMember,
    by: TopicMember,
  ): Promise<Message> {
    const isCorrected = ordered.some(isCorrection);
    if (row.replyId || row.contactId || row.previewId || isCorrected) {
      const [message] = await renderer.render([row], reader);
      if (message) return message;
    }
    const stands = reader.isTranslated && ordered.find((order) => order.language === reader.reads);
    const translation = reader === by ? undefined : stands || notIncluded(row, reader);
    return toMessage(row, { by: { _id: by.userId, name: by.name, avatar: by.avatar }, translation });
  }

  async function publish(stored: StoredMessage, all: readonly TopicMember[]): Promise<Message> {
    const { row, shownTo } = stored;
    const { topicId } = row;
    const self = all.find((member) => member.userId === row.senderId);
    if (!self) throw new Refusal('topic_not_found');
    let answer: Message | undefined;
    // The sender last: they know what they wrote, and it is the others who wait.
    for (const member of [...all.filter((each) => each !== self), self]) {
      const message = await render(stored, member, self);
      if (member === self) answer = message;
      topics.sendToMember(
        { topicId, userId: member.userId },
        chatEvents.newChat,
        { topic_id: topicId },
        message,
      );
    }
    topics.updateLists(topicId, shownTo);
    const { id, senderId, mentions, type } = row;
    const mentioned = mentions.map(({ user_id }) => user_id);
    // A call rings by itself, and what happens in a group is no news to wake somebody for.
    if (type !== 'system' && type !== 'call') context.push.message({ id, topicId, senderId, mentioned }, all);
    context.noteMentions(row);
    context.attachmentTexts().begin(row);
    if (type !== 'system' && type !== 'call') context.onStored?.({ topicId, senderId });
    if (!answer) throw new Refusal('topic_not_found');
    return answer;
  }

  return {
    store: async (message, all) => {
      const { stored } = await insert(message, all);
      if (!stored) throw new Refusal('topic_not_found');
      return publish(stored, all);
    },
    storeIfUnchanged: async (message, guessed) => {
      const { topicId, senderId: userId } = message;
      const { stored, members } = await insert(message, guessed, {
        members: membership.fingerprint(guessed),
        isHidden: guessed.some((member) => member.isHidden),
      });
      if (members !== undefined)
        return { stored: undefined, view: membership.readMembers(members, { topicId, userId }) };
      return { stored: stored && (await publish(stored, guessed)), view: undefined };
    },
  };
}
