import { createHash } from 'node:crypto';
import { type AssistantQuotes, limits } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { StoredQuotes } from '../../db/schema/assistant.ts';
import type { AssistantEngine, AssistantQuote } from '../../ports/AssistantEngine.ts';
import type { Chat, ExcerptChoice, ExcerptLine } from '../chat/Chat.ts';

/** Messages that questions are about (docs/behaviour/assistant.md, Ask about messages). */
export type Quotes = {
  /**
   * What a question about them would send now; refuses with `assistant_model_required` where it would not be understood, and with
   * `services_excluded` where nobody outside this server may get words of the conversation.
   */
  preview: (userId: string, choice: ExcerptChoice) => Promise<AssistantQuotes>;
  /** What is kept of them with a question; refuses with `assistant_quotes_changed` unless their words are still what was shown. */
  requireShown: (
    userId: string,
    shown: { topicId: string; chatIds: readonly string[]; version: string },
  ) => Promise<StoredQuotes>;
  /** What is sent of those that were kept with a question; empty where the person can read none of them any more. */
  read: (userId: string, quotes: StoredQuotes) => Promise<readonly AssistantQuote[]>;
};

/** What they work with. */
export type QuotesOptions = {
  engine: AssistantEngine | undefined;
  /** Whether only engines of this server may get what is said in a conversation. */
  isLocalOnly: (topicId: string) => Promise<boolean>;
  /** Words of messages that the person can read now, oldest first, at most the newest `limit`. */
  excerptOf: Chat['excerpt'];
};

const versionOf = (messages: readonly ExcerptLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(messages.map(({ chatId, by, text }) => [chatId, by, text])))
    .digest('base64url');

/** Reads the messages that a question is about, each time for the person who asks, as they are then. */
export function createQuotes({ engine, excerptOf, isLocalOnly }: QuotesOptions): Quotes {
  async function take(userId: string, choice: ExcerptChoice) {
    if (engine?.kind !== 'model') throw new Refusal('assistant_model_required');
    if (engine.host !== null && (await isLocalOnly(choice.topicId))) throw new Refusal('services_excluded');
    const found = await excerptOf(userId, choice, limits.assistantQuotes + 1);
    const newest = found.slice(-limits.assistantQuotes);
    const count = engine.quotesTaken(newest);
    const messages = count > 0 ? newest.slice(-count) : [];
    return { messages, isCut: messages.length < found.length };
  }

  return {
    preview: async (userId, choice) => {
      const { messages, isCut } = await take(userId, choice);
      return {
        topic_id: choice.topicId,
        messages: messages.map(({ chatId, by, isOwn, date, text, language }) => {
          return { chat_id: chatId, by, is_own: isOwn, date, content: text, language };
        }),
        is_cut: isCut,
        version: versionOf(messages),
      };
    },
    requireShown: async (userId, { version, ...choice }) => {
      const { messages } = await take(userId, choice);
      if (messages.length === 0 || versionOf(messages) !== version)
        throw new Refusal('assistant_quotes_changed');
      return { topicId: choice.topicId, messageIds: messages.map(({ messageId }) => messageId) };
    },
    read: async (userId, quotes) => {
      try {
        const { messages } = await take(userId, quotes);
        return messages.map(({ by, isOwn, date, text }) => ({ by, isOwn, date, text }));
      } catch (error) {
        // The person has left the conversation, or the model is gone.
        if (error instanceof Refusal) return [];
        throw error;
      }
    },
  };
}
