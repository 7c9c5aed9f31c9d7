import type { Clock } from '@franca/ui/core';
import { AssistantError } from '../core/assistant/AssistantError.ts';
import type {
  AnswerHandlers,
  AssistantMessage,
  AssistantRequestOptions,
} from '../core/assistant/AssistantPort.ts';
import type { DemoTopics } from './createDemoTopics.ts';

/** An answer that is being written. */
interface Writing {
  readonly message: AssistantMessage;
  readonly words: readonly string[];
  readonly listeners: Set<AnswerHandlers>;
  /** Resolves with the answer once it has ended. */
  readonly whole: Promise<AssistantMessage>;
  readonly end: (state: AssistantMessage['state']) => void;
  /** Ends the connections of those who follow it. */
  readonly lose: Set<() => void>;
  shown: number;
}

/** What answers are written with. */
export interface DemoWriterOptions {
  /** Where they are stored. */
  readonly topics: DemoTopics;
  /** Pause between two words, in milliseconds. */
  readonly pause: number;
  /** Time. */
  readonly clock: Clock;
  /** Called with the topic when an answer begins or ends. */
  readonly onChange: (topicId: string) => void;
}

/** Writes answers word by word, one at a time in each topic. */
export interface DemoWriter {
  /** Begins an answer; its words are those of the text. */
  readonly begin: (message: AssistantMessage, text: string) => void;
  /** Whether an answer is being written in a topic. */
  readonly isWriting: (topicId: string) => boolean;
  /**
   * Follows the answer that is being written in a topic: what there is of it, then each word; resolves with all of it.
   * Rejects with `offline` when the connection ends; the answer goes on then.
   */
  readonly follow: (
    topicId: string,
    questionId: string | null,
    handlers: AnswerHandlers,
    options: AssistantRequestOptions,
  ) => Promise<AssistantMessage>;
  /** Ends the answer of a topic where it is. */
  readonly stop: (topicId: string) => void;
  /** No word comes from now on, or from the one with that number on, until `resume` is called. */
  readonly pauseAt: (words: number) => void;
  /** Words come again. */
  readonly resume: () => void;
  /** Ends the connections of all who follow an answer. */
  readonly disconnect: () => void;
}

/** Makes what writes the answers of an assistant in memory. */
export function createDemoWriter({ topics, pause, clock, onChange }: DemoWriterOptions): DemoWriter {
  const running = new Map<string, Writing>();
  let mostWords = Number.POSITIVE_INFINITY;
  let paused = new Set<() => void>();

  const step = (job: Writing): void => {
    if (job.shown >= mostWords) {
      paused.add(() => step(job));
      return;
    }
    if (running.get(job.message.topicId) !== job) return;
    const word = job.words[job.shown];
    if (word === undefined) {
      job.end('done');
      return;
    }
    job.shown += 1;
    for (const { onText } of job.listeners) onText(word);
    clock.schedule(() => step(job), pause);
  };

  const begin = (message: AssistantMessage, text: string): void => {
    const { topicId } = message;
    let resolve: (whole: AssistantMessage) => void = () => {};
    const whole = new Promise<AssistantMessage>((done) => {
      resolve = done;
    });
    const job: Writing = {
      message,
      words: text.split(/(?<=\s)/),
      listeners: new Set(),
      lose: new Set(),
      shown: 0,
      whole,
      end: (state) => {
        if (running.get(topicId) !== job) return;
        running.delete(topicId);
        const ended = { ...message, text: job.words.slice(0, job.shown).join('').trim(), state };
        if (topics.has(topicId)) topics.replace(ended);
        resolve(ended);
        onChange(topicId);
      },
    };
    running.set(topicId, job);
    topics.replace(message);
    onChange(topicId);
    clock.schedule(() => step(job), pause);
  };

  const follow: DemoWriter['follow'] = async (topicId, questionId, handlers, { signal }) => {
    const job = running.get(topicId);
    if (!job) throw new AssistantError('gone');
    handlers.onStart({ topicId, questionId, answerId: job.message.id });
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

  return {
    begin,
    isWriting: (topicId) => running.has(topicId),
    follow,
    stop: (topicId) => running.get(topicId)?.end('stopped'),
    pauseAt: (words) => {
      mostWords = words;
    },
    resume: () => {
      mostWords = Number.POSITIVE_INFINITY;
      const steps = paused;
      paused = new Set();
      for (const go of steps) go();
    },
    disconnect: () => {
      for (const { lose } of [...running.values()]) for (const end of lose) end();
    },
  };
}
