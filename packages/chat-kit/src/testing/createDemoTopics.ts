import { AssistantError } from '../core/assistant/AssistantError.ts';
import type { AssistantMessage, AssistantQuotes, AssistantTopic } from '../core/assistant/AssistantPort.ts';

/** The afternoon on which the demo takes place, in milliseconds since 1970. */
export const demoStart = Date.UTC(2026, 2, 14, 15, 0);

/** Topics of the assistant with their messages, in memory. */
export interface DemoTopics {
  /** The topics, the first one first. */
  readonly all: () => AssistantTopic[];
  /** Whether a topic was not deleted. */
  readonly has: (topicId: string) => boolean;
  /** A topic; throws `gone` where there is none. */
  readonly get: (topicId: string) => AssistantTopic;
  /** Makes a topic; returns its id. */
  readonly add: (title: string) => string;
  /** Gives a topic another title. */
  readonly rename: (topicId: string, title: string) => AssistantTopic;
  /** Deletes a topic with its messages. */
  readonly remove: (topicId: string) => void;
  /** The messages of a topic, the first one first. */
  readonly messagesOf: (topicId: string) => readonly AssistantMessage[];
  /** A message; undefined where it was deleted. */
  readonly message: (messageId: string) => AssistantMessage | undefined;
  /** Adds a message at the end of a topic. */
  readonly append: (
    topicId: string,
    message: Pick<AssistantMessage, 'text' | 'isAnswer' | 'engine'> & { about?: AssistantQuotes | undefined },
  ) => AssistantMessage;
  /** Puts a message in the place of the one with its id. */
  readonly replace: (message: AssistantMessage) => void;
  /** Deletes a message of a topic and all that follow it; nothing where it is not there. */
  readonly cutAt: (topicId: string, messageId: string) => void;
}

/** Keeps topics and messages in memory; each one is a second younger than the one before. */
export function createDemoTopics(): DemoTopics {
  const topics = new Map<string, AssistantTopic>();
  const messages = new Map<string, AssistantMessage>();
  let count = 0;
  const nextId = (name: string): string => {
    count += 1;
    return `${name}-${count}`;
  };
  const messagesOf = (topicId: string): readonly AssistantMessage[] =>
    [...messages.values()].filter((message) => message.topicId === topicId);
  const get = (topicId: string): AssistantTopic => {
    const topic = topics.get(topicId);
    if (!topic) throw new AssistantError('gone');
    return topic;
  };
  return {
    all: () => [...topics.values()],
    has: (topicId) => topics.has(topicId),
    get,
    add: (title) => {
      const id = nextId('topic');
      topics.set(id, { id, title, createdAt: demoStart + count * 1_000 });
      return id;
    },
    rename: (topicId, title) => {
      const topic = { ...get(topicId), title };
      topics.set(topicId, topic);
      return topic;
    },
    remove: (topicId) => {
      topics.delete(topicId);
      for (const message of messagesOf(topicId)) messages.delete(message.id);
    },
    messagesOf,
    message: (messageId) => messages.get(messageId),
    append: (topicId, { text, isAnswer, engine, about }) => {
      const message: AssistantMessage = {
        id: nextId(isAnswer ? 'answer' : 'question'),
        topicId,
        isAnswer,
        text,
        earlier: [],
        sentAt: demoStart + count * 1_000,
        state: 'done',
        engine,
        sources: [],
        quotes: about && { conversationId: about.conversationId, count: about.messages.length },
      };
      messages.set(message.id, message);
      return message;
    },
    replace: (message) => void messages.set(message.id, message),
    cutAt: (topicId, messageId) => {
      const all = messagesOf(topicId);
      const from = all.findIndex((message) => message.id === messageId);
      if (from >= 0) for (const message of all.slice(from)) messages.delete(message.id);
    },
  };
}
