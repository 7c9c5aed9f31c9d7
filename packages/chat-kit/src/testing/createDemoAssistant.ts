import { type Clock, systemClock } from '@franca/ui/core';
import { AssistantError, type AssistantProblemReason } from '../core/assistant/AssistantError.ts';
import type {
  AssistantEngine,
  AssistantLimits,
  AssistantPort,
  AssistantQuotes,
} from '../core/assistant/AssistantPort.ts';
import { createDemoTopics, type DemoTopics, demoStart } from './createDemoTopics.ts';
import { createDemoWriter, type DemoWriter } from './createDemoWriter.ts';
import { demoAnswer } from './demoAnswer.ts';
import { demoQuotes } from './demoQuotes.ts';

/** Options of {@link createDemoAssistant}. */
export interface DemoAssistantOptions {
  /** Conversations that exist, each with its questions and answers in turn. Default: none. */
  readonly topics?: Readonly<Record<string, readonly string[]>>;
  /** The answer to a question. Default: one with a list, a table and code. */
  readonly answer?: (question: string) => string;
  /** What answers. Default: a model named `demo` on this device. */
  readonly engine?: AssistantEngine;
  /** Whether the plan includes asking. Default true. */
  readonly canAsk?: boolean;
  /** How often one may ask. Default: often. */
  readonly limits?: AssistantLimits;
  /** Pause between two words, in milliseconds. Default 30. */
  readonly pause?: number;
  /** What questions about messages send; null where none can be asked. Default: two messages. */
  readonly quotes?: AssistantQuotes | null;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
}

/** An assistant in memory, with what tests do to it. */
export interface DemoAssistant extends AssistantPort {
  /** Refuses the next request of that name with the reason. */
  readonly refuseNext: (
    request: 'ask' | 'loadQuotes' | 'loadTopics' | 'loadPage' | 'follow',
    reason: AssistantProblemReason,
  ) => void;
  /** Words stop coming until `resume` is called: at once, or where an answer has so many. */
  readonly pauseAfter: (words?: number) => void;
  /** Words come again. */
  readonly resume: () => void;
  /** Ends the connections to answers; these go on. */
  readonly disconnect: () => void;
}

const pageSize = 20;

const often: AssistantLimits = {
  minute: { limit: 10, remaining: 9, resetsAt: demoStart + 60_000 },
  day: { limit: 200, remaining: 180, resetsAt: demoStart + 86_400_000 },
};
const demoEngine: AssistantEngine = { kind: 'model', name: 'demo', host: null };

/** The topics that exist when a demo begins. */
function fillTopics(topics: DemoTopics, known: DemoAssistantOptions['topics'], engine: string | null): void {
  for (const [title, texts] of Object.entries(known ?? {})) {
    const id = topics.add(title);
    texts.forEach((text, index) => {
      const isAnswer = index % 2 === 1;
      topics.append(id, { text, isAnswer, engine: isAnswer ? engine : null });
    });
  }
}

/** What is needed to ask. */
interface Asking {
  readonly topics: DemoTopics;
  readonly writer: DemoWriter;
  readonly answer: (question: string) => string;
  readonly engine: AssistantEngine;
  readonly limits: AssistantLimits;
}

/** Asking and asking again; a request that is repeated is carried out once. */
function createDemoQuestions({
  topics,
  writer,
  answer,
  engine,
  limits,
}: Asking): Pick<AssistantPort, 'ask' | 'regenerate'> {
  /** Ids of answers by request. */
  const requests = new Map<string, string>();
  return {
    ask: async ({ topicId, text, replaces, requestId, quotes: about }, handlers, options) => {
      const known = topics.message(requests.get(requestId) ?? '');
      if (known) {
        const isWriting = writer.isWriting(known.topicId);
        const message = isWriting ? await writer.follow(known.topicId, null, handlers, options) : known;
        return { message, limits };
      }
      if (topicId !== null) topics.get(topicId);
      const id = topicId ?? topics.add(text.slice(0, 60));
      if (replaces) topics.cutAt(id, replaces);
      const question = topics.append(id, { text, isAnswer: false, engine: null, about });
      const empty = topics.append(id, { text: '', isAnswer: true, engine: engine.name });
      writer.begin({ ...empty, state: 'writing' }, answer(text));
      requests.set(requestId, empty.id);
      return { message: await writer.follow(id, question.id, handlers, options), limits };
    },
    regenerate: async ({ answerId, requestId }, handlers, options) => {
      const before = topics.message(answerId);
      if (!before) throw new AssistantError('gone');
      requests.set(requestId, answerId);
      const earlier = [...before.earlier, before.text];
      const text = `${answer('')}\n\nVersion ${earlier.length + 1}`;
      writer.begin({ ...before, earlier, text: '', state: 'writing' }, text);
      return { message: await writer.follow(before.topicId, null, handlers, options), limits };
    },
  };
}

/**
 * Makes an assistant in memory that writes word by word. Its answers go on when nobody follows them, and a request that is
 * repeated is carried out once, as the port demands.
 */
export function createDemoAssistant(options: DemoAssistantOptions = {}): DemoAssistant {
  const {
    answer = demoAnswer,
    engine = demoEngine,
    canAsk = true,
    limits = often,
    pause = 30,
    quotes = demoQuotes,
    clock = systemClock,
  } = options;
  const refusals = new Map<string, AssistantProblemReason>();
  const listeners = new Set<Parameters<AssistantPort['subscribe']>[0]>();
  const onChange = (topicId: string): void => {
    for (const listener of [...listeners]) listener.onChange(topicId);
  };
  const refuse = (request: string): void => {
    const reason = refusals.get(request);
    refusals.delete(request);
    if (reason) throw new AssistantError(reason);
  };
  const topics = createDemoTopics();
  fillTopics(topics, options.topics, engine.name);
  const writer = createDemoWriter({ topics, pause, clock, onChange });
  const questions = createDemoQuestions({ topics, writer, answer, engine, limits });

  return {
    loadStatus: async () => ({ engine, canAsk, limits }),
    loadTopics: async () => {
      refuse('loadTopics');
      return topics.all();
    },
    loadPage: async ({ topicId, page }) => {
      refuse('loadPage');
      topics.get(topicId);
      const all = topics.messagesOf(topicId).toReversed();
      const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
      return { messages: all.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
    },
    ...(quotes && {
      loadQuotes: async () => {
        refuse('loadQuotes');
        return quotes;
      },
    }),
    ask: async (question, handlers, context) => {
      refuse('ask');
      return questions.ask(question, handlers, context);
    },
    regenerate: questions.regenerate,
    follow: async ({ topicId }, handlers, context) => {
      refuse('follow');
      topics.get(topicId);
      if (writer.isWriting(topicId)) return writer.follow(topicId, null, handlers, context);
      return topics.messagesOf(topicId).at(-1) ?? null;
    },
    stop: async ({ topicId }) => writer.stop(topicId),
    renameTopic: async ({ topicId, title }) => {
      const topic = topics.rename(topicId, title);
      onChange(topicId);
      return topic;
    },
    deleteTopic: async ({ topicId }) => {
      topics.remove(topicId);
      onChange(topicId);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refuseNext: (request, reason) => void refusals.set(request, reason),
    pauseAfter: (words = 0) => writer.pauseAt(words),
    resume: writer.resume,
    disconnect: writer.disconnect,
  };
}
