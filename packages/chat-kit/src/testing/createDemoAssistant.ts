import { type Clock, systemClock } from '@franca/ui/core';
import { AssistantError, type AssistantProblemReason } from '../core/assistant/AssistantError.ts';
import type {
  AnswerHandlers,
  AssistantEngine,
  AssistantLimits,
  AssistantMessage,
  AssistantPort,
  AssistantQuotes,
  AssistantRequestOptions,
  AssistantTopic,
} from '../core/assistant/AssistantPort.ts';
import { demoAnswer } from './demoAnswer.ts';

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
  readonly hold: (words?: number) => void;
  /** Words come again. */
  readonly resume: () => void;
  /** Ends the connections to answers; these go on. */
  readonly disconnect: () => void;
}

interface Writing {
  readonly message: AssistantMessage;
  readonly words: readonly string[];
  readonly listeners: Set<AnswerHandlers>;
  readonly whole: Promise<AssistantMessage>;
  readonly end: (state: AssistantMessage['state']) => void;
  readonly lose: Set<() => void>;
  shown: number;
}

const pageSize = 20;
/** The afternoon on which the demo takes place. */
const demoStart = Date.UTC(2026, 2, 14, 15, 0);

const often: AssistantLimits = {
  minute: { limit: 10, remaining: 9, resetsAt: demoStart + 60_000 },
  day: { limit: 200, remaining: 180, resetsAt: demoStart + 86_400_000 },
};
const demoQuotes: AssistantQuotes = {
  conversationId: 'demo',
  messages: [
    {
      chatId: 'lucia-1',
      authorName: 'Lucía Fernández',
      isOwn: false,
      sentAt: demoStart,
      text: '¿Quedamos el sábado a las ocho?',
      language: 'es',
    },
    {
      chatId: 'viewer-1',
      authorName: 'Emma Clarke',
      isOwn: true,
      sentAt: demoStart + 1_000,
      text: 'Let me look at the trains first.',
      language: 'en',
    },
  ],
  isCut: false,
  version: '1',
};
const demoEngine: AssistantEngine = { kind: 'model', name: 'demo', host: null };

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
  const topics = new Map<string, AssistantTopic>();
  const messages = new Map<string, AssistantMessage>();
  const requests = new Map<string, string>();
  const writing = new Map<string, Writing>();
  const refusals = new Map<string, AssistantProblemReason>();
  const listeners = new Set<Parameters<AssistantPort['subscribe']>[0]>();
  let count = 0;
  let mostWords = Number.POSITIVE_INFINITY;
  let resumed = new Set<() => void>();

  const nextId = (name: string): string => {
    count += 1;
    return `${name}-${count}`;
  };
  const changed = (topicId: string): void => {
    for (const { onChange } of [...listeners]) onChange(topicId);
  };
  const put = (
    topicId: string,
    text: string,
    isAnswer: boolean,
    about?: AssistantQuotes,
  ): AssistantMessage => {
    const message: AssistantMessage = {
      id: nextId(isAnswer ? 'answer' : 'question'),
      topicId,
      isAnswer,
      text,
      earlier: [],
      sentAt: demoStart + count * 1_000,
      state: 'done',
      engine: isAnswer ? engine.name : null,
      sources: [],
      quotes: about && { conversationId: about.conversationId, count: about.messages.length },
    };
    messages.set(message.id, message);
    return message;
  };
  const inTopic = (topicId: string): readonly AssistantMessage[] =>
    [...messages.values()].filter((message) => message.topicId === topicId);
  const refuse = (request: string): void => {
    const reason = refusals.get(request);
    refusals.delete(request);
    if (reason) throw new AssistantError(reason);
  };

  for (const [title, texts] of Object.entries(options.topics ?? {})) {
    const id = nextId('topic');
    topics.set(id, { id, title, createdAt: demoStart + count * 1_000 });
    texts.forEach((text, index) => void put(id, text, index % 2 === 1));
  }

  const step = (job: Writing): void => {
    if (job.shown >= mostWords) {
      resumed.add(() => step(job));
      return;
    }
    const now = writing.get(job.message.topicId);
    if (now !== job) return;
    const word = job.words[job.shown];
    if (word === undefined) {
      job.end('done');
      return;
    }
    job.shown += 1;
    for (const { onText } of job.listeners) onText(word);
    clock.schedule(() => step(job), pause);
  };

  const write = (message: AssistantMessage, text: string): Writing => {
    const { topicId } = message;
    let resolve: (whole: AssistantMessage) => void = () => {};
    const job: Writing = {
      message,
      words: text.split(/(?<=\s)/),
      listeners: new Set(),
      lose: new Set(),
      shown: 0,
      whole: new Promise((done) => {
        resolve = done;
      }),
      end: (state) => {
        if (writing.get(topicId) !== job) return;
        writing.delete(topicId);
        const whole = { ...message, text: job.words.slice(0, job.shown).join('').trim(), state };
        if (topics.has(topicId)) messages.set(message.id, whole);
        resolve(whole);
        changed(topicId);
      },
    };
    writing.set(topicId, job);
    messages.set(message.id, message);
    changed(topicId);
    clock.schedule(() => step(job), pause);
    return job;
  };

  const attach = async (
    job: Writing,
    questionId: string | null,
    handlers: AnswerHandlers,
    { signal }: AssistantRequestOptions,
  ): Promise<AssistantMessage> => {
    handlers.onStart({ topicId: job.message.topicId, questionId, answerId: job.message.id });
    const written = job.words.slice(0, job.shown).join('');
    if (written !== '') handlers.onText(written);
    job.listeners.add(handlers);
    const lost = new Promise<never>((_, reject) => {
      const lose = () => reject(new AssistantError('offline'));
      job.lose.add(lose);
      signal.addEventListener('abort', lose, { once: true });
    });
    try {
      return await Promise.race([job.whole, lost]);
    } finally {
      job.listeners.delete(handlers);
    }
  };

  const knownTopic = (topicId: string): AssistantTopic => {
    const topic = topics.get(topicId);
    if (!topic) throw new AssistantError('gone');
    return topic;
  };

  return {
    loadStatus: async () => ({ engine, canAsk, limits }),
    loadTopics: async () => {
      refuse('loadTopics');
      return [...topics.values()];
    },
    loadPage: async ({ topicId, page }) => {
      refuse('loadPage');
      knownTopic(topicId);
      const all = inTopic(topicId).toReversed();
      const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
      return { messages: all.slice((page - 1) * pageSize, page * pageSize), page, pageCount };
    },
    ...(quotes && {
      loadQuotes: async () => {
        refuse('loadQuotes');
        return quotes;
      },
    }),
    ask: async ({ topicId, text, replaces, requestId, quotes: about }, handlers, context) => {
      refuse('ask');
      const known = requests.get(requestId);
      const answered = known === undefined ? undefined : messages.get(known);
      if (answered) {
        const job = writing.get(answered.topicId);
        return { message: job ? await attach(job, null, handlers, context) : answered, limits };
      }
      if (topicId !== null) knownTopic(topicId);
      const id = topicId ?? nextId('topic');
      if (topicId === null)
        topics.set(id, { id, title: text.slice(0, 60), createdAt: demoStart + count * 1_000 });
      const from = inTopic(id).findIndex((message) => message.id === replaces);
      if (from >= 0) for (const message of inTopic(id).slice(from)) messages.delete(message.id);
      const question = put(id, text, false, about);
      const job = write({ ...put(id, '', true), state: 'writing' }, answer(text));
      requests.set(requestId, job.message.id);
      return { message: await attach(job, question.id, handlers, context), limits };
    },
    regenerate: async ({ answerId, requestId }, handlers, context) => {
      const before = messages.get(answerId);
      if (!before) throw new AssistantError('gone');
      requests.set(requestId, answerId);
      const version = before.earlier.length + 2;
      const next = {
        ...before,
        earlier: [...before.earlier, before.text],
        text: '',
        state: 'writing',
      } as const;
      const job = write(next, `${answer('')}\n\nVersion ${version}`);
      return { message: await attach(job, null, handlers, context), limits };
    },
    follow: async ({ topicId }, handlers, context) => {
      refuse('follow');
      knownTopic(topicId);
      const job = writing.get(topicId);
      return job ? attach(job, null, handlers, context) : (inTopic(topicId).at(-1) ?? null);
    },
    stop: async ({ topicId }) => writing.get(topicId)?.end('stopped'),
    renameTopic: async ({ topicId, title }) => {
      const topic = { ...knownTopic(topicId), title };
      topics.set(topicId, topic);
      changed(topicId);
      return topic;
    },
    deleteTopic: async ({ topicId }) => {
      topics.delete(topicId);
      for (const message of inTopic(topicId)) messages.delete(message.id);
      changed(topicId);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refuseNext: (request, reason) => void refusals.set(request, reason),
    hold: (words = 0) => {
      mostWords = words;
    },
    resume: () => {
      mostWords = Number.POSITIVE_INFINITY;
      const steps = resumed;
      resumed = new Set();
      for (const go of steps) go();
    },
    disconnect: () => {
      for (const { lose } of [...writing.values()]) for (const end of lose) end();
    },
  };
}
