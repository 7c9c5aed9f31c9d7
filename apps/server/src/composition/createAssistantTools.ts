import { type LastMessage, type Topic, translationGrade } from '@franca/contract';
import type { Chat } from '../domains/chat/Chat.ts';
import type { Topics } from '../domains/topics/Topics.ts';
import type { Users } from '../domains/users/Users.ts';
import type { AssistantReader, AssistantTools } from '../ports/AssistantEngine.ts';
import type { LanguageDetector } from '../ports/LanguageDetector.ts';
import type { Translator } from '../ports/Translator.ts';

/** The services that know what an assistant may ask about the person who asks it. */
export type AssistantToolsOptions = {
  chat: Pick<Chat, 'search'>;
  topics: Pick<Topics, 'listOf' | 'membership'>;
  /** Host of the assistant's engine; null where it runs in this server. */
  host: string | null;
  users: Pick<Users, 'search' | 'find' | 'planOf'>;
  translator: Translator;
  detector: LanguageDetector;
  /** BCP 47 tag of a language that a profile names. */
  codeOfLanguage: (name: string) => string;
};

/** What one assistant may do for one person. */
export type AssistantAccess = {
  readerOf: (userId: string, language: string | undefined) => Promise<AssistantReader>;
  /** The tools for one answer; `quoted` are the conversations whose words the engine has with the question. */
  toolsOf: (userId: string, quoted: readonly string[]) => AssistantTools;
};

/** Results of one search. */
const usual = 5;
const most = 20;
/** Milliseconds that a translation may take. */
const translationMs = 20_000;

const addressOf = (topicId: string): string => `/chat?topic=${topicId}`;

/** The words of a message as the person reads them; null where there are none. */
const wordsOf = ({ recalled, translated, content }: LastMessage): string | null =>
  recalled ? null : (translated ?? content);

/** The name of a conversation on the person's screen. */
function nameOf({ is_group, name, members }: Topic, userId: string): string {
  const others = members.filter(({ _id }) => _id !== userId).map((member) => member.name);
  return (is_group && name) || others.slice(0, 3).join(', ') || (name ?? '');
}

/** Connects the assistant with the services of other domains: each answers for the person alone, as on the person's own screen. */
export function createAssistantTools(options: AssistantToolsOptions): AssistantAccess {
  const { chat, topics, host, users, translator, detector, codeOfLanguage } = options;

  /** Conversations whose words no service outside may get (docs/behaviour/translation.md, Who sees the texts). */
  async function localOnlyOf(userId: string): Promise<ReadonlySet<string>> {
    const own = await topics.membership.ofPerson(userId);
    return new Set([...own].flatMap(([topicId, { isLocalOnly }]) => (isLocalOnly ? topicId : [])));
  }
  /** Conversations whose words the engine may not get. */
  const closedFor = async (userId: string): Promise<ReadonlySet<string>> =>
    host === null ? new Set() : localOnlyOf(userId);

  function toolsOf(userId: string, quoted: readonly string[]): AssistantTools {
    /** Conversations whose words the engine has: a text that it has translated may be of any of them. */
    const known = new Set(quoted);
    return {
      findMessages: async (words, limit = usual) => {
        const found = await chat.search(userId, { query: words, limit: Math.min(limit, most) });
        const closed = await closedFor(userId);
        const messages = found.messages.filter(({ topic_id }) => !closed.has(topic_id));
        const own = messages.length === 0 ? [] : await topics.listOf(userId);
        const names = new Map(own.map((topic) => [topic._id, nameOf(topic, userId)]));
        for (const { topic_id } of messages) known.add(topic_id);
        return messages.map(({ topic_id: topicId, message }) => ({
          topicId,
          conversation: names.get(topicId) ?? '',
          chatId: message.chat_id,
          by: message.by.name,
          text: wordsOf(message) ?? '',
          date: message.date,
          url: addressOf(topicId),
        }));
      },
      findPeople: async (name, limit = usual) => {
        const found = await users.search(userId, name, Math.min(limit, most));
        return found.map((user) => ({
          id: user._id,
          name: user.name,
          country: user.country,
          language: user.language,
          isFriend: user.is_friend,
          url: `/chat?person=${user._id}`,
        }));
      },
      newest: async (since) => {
        const [own, closed] = await Promise.all([topics.listOf(userId), closedFor(userId)]);
        return own.flatMap((topic) => {
          const last = topic.last_message;
          const text = last && !closed.has(topic._id) ? wordsOf(last) : null;
          if (!last || !text || last.by._id === userId || (since && new Date(last.date) < since)) return [];
          known.add(topic._id);
          return {
            topicId: topic._id,
            conversation: nameOf(topic, userId),
            chatId: last.chat_id,
            by: last.by.name,
            text,
            date: last.date,
            url: addressOf(topic._id),
          };
        });
      },
      unread: async (since) => {
        const [own, closed] = await Promise.all([topics.listOf(userId), closedFor(userId)]);
        const isRecent = ({ last_message: last }: Topic): boolean =>
          since === undefined || (last !== null && new Date(last.date) >= since);
        return own
          .filter((topic) => topic.unread_count > 0 && !topic.is_hidden && isRecent(topic))
          .map((topic) => {
            const last = topic.last_message;
            const text = last && !closed.has(topic._id) ? wordsOf(last) : null;
            if (text) known.add(topic._id);
            return {
              topicId: topic._id,
              conversation: nameOf(topic, userId),
              count: topic.unread_count,
              last: last && text ? { by: last.by.name, text, date: last.date } : null,
              url: addressOf(topic._id),
            };
          });
      },
      translate: async ({ text, target, source }) => {
        const from = source ?? detector.detect(text);
        if (from === undefined)
          return { status: 'unavailable', detail: 'The language of the text is not known.' };
        const signal = AbortSignal.timeout(translationMs);
        const localOnly = known.size > 0 ? await localOnlyOf(userId) : new Set();
        const isLocalOnly = [...known].some((topicId) => localOnly.has(topicId));
        const outcome = await translator.translate({ text, source: from, target, isLocalOnly, signal });
        if (outcome.status !== 'done') return { status: outcome.status, detail: outcome.detail };
        const { engine } = outcome;
        return {
          status: 'done',
          text: outcome.text,
          engine,
          grade: translationGrade(engine) ?? 'rough',
          source: from,
        };
      },
    };
  }

  return {
    toolsOf,
    readerOf: async (userId, language) => {
      const [[user], plan] = await Promise.all([users.find([userId]), users.planOf(userId)]);
      if (!user) throw new Error('The person who asks is gone.');
      return { name: user.name, language: language ?? codeOfLanguage(user.language), plan };
    },
  };
}
