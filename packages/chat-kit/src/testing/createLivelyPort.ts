import { type Clock, systemClock } from '@franca/ui/core';
import type { MessageSnapshot } from '../core/model/Message.ts';
import { createDemoPort, type DemoPort, type DemoPortOptions } from './createDemoPort.ts';
import { demoPeople } from './demoPeople.ts';
import { demoTexts } from './demoTexts.ts';

/** What the other side of a demo says: its language, its words and what they mean in English. */
export interface DemoAnswer {
  /** BCP 47 tag of the words. */
  readonly language: string;
  /** The words. */
  readonly text: string;
  /** Their translation, or null when there is none. */
  readonly english: string | null;
}

/** The functions of a port that a lively one can delay and fail. */
export type LivelyCall =
  | 'messages.page'
  | 'messages.changes'
  | 'messages.send'
  | 'messages.recall'
  | 'translations.request';

/** Options of {@link createLivelyPort}. */
export interface LivelyPortOptions extends DemoPortOptions {
  /** Time. With `manualClock()` nothing happens until a test moves it. Default: the machine's. */
  readonly clock?: Clock;
  /** How long every request takes, in milliseconds. Default 0. */
  readonly latency?: number;
  /** Called at every request: a sentence makes it fail with that sentence, null lets it pass. Default: nothing fails. */
  readonly failure?: (call: LivelyCall) => string | null;
  /** What the other side says, one after the other, after each message that is sent. Default: the sentences of the demo; none for a silent one. */
  readonly answers?: readonly DemoAnswer[];
  /** How long the other side types before it answers, in milliseconds. Default 1,500. */
  readonly answerDelay?: number;
  /** How long a translation takes after the message arrived, in milliseconds. Default 800. */
  readonly translationDelay?: number;
}

/**
 * A demo port with a life of its own: requests take time and may fail, the other side sees, types and answers, and
 * translations come after their messages. The same calls and the same clock give the same conversation.
 *
 * @example
 * const clock = manualClock();
 * const port = createLivelyPort({ clock, latency: 200, failure: (call) => (call === 'messages.send' ? 'Offline.' : null) });
 */
export function createLivelyPort(options: LivelyPortOptions = {}): DemoPort {
  const { clock = systemClock, latency = 0, failure, answers = demoTexts } = options;
  const { answerDelay = 1_500, translationDelay = 800 } = options;
  const port = createDemoPort(options);
  const english = new Map(demoTexts.map((sample) => [sample.text as string, sample.english as string]));
  const known = new Map<string, MessageSnapshot>();
  let turn = 0;

  const ask = async <Answer>(call: LivelyCall, answer: () => Promise<Answer>): Promise<Answer> => {
    if (latency > 0) await new Promise<void>((resolve) => clock.schedule(resolve, latency));
    const reason = failure?.(call) ?? null;
    if (reason !== null) throw new Error(reason);
    return answer();
  };

  const translateLater = ({ chatId, language, text }: MessageSnapshot): void => {
    const words = english.get(text);
    const both = { source: language, target: 'en' };
    clock.schedule(() => {
      const translation = words
        ? ({ kind: 'done', text: words, engine: 'demo', ...both } as const)
        : ({ kind: 'unavailable', ...both } as const);
      port.emit({ kind: 'translation', seq: port.nextSeq(), chatId, language: 'en', translation });
    }, translationDelay);
  };

  const say = ({ text, language, english: words }: DemoAnswer, topicId: string): void => {
    if (words !== null) english.set(text, words);
    const message: MessageSnapshot = {
      chatId: `${demoPeople.lucia.id}-answer-${turn}`,
      topicId,
      seq: port.nextSeq(),
      content: { kind: 'text' },
      author: demoPeople.lucia,
      text,
      language,
      translation: { kind: 'queued', target: 'en' },
      sentAt: clock.now(),
      replyTo: null,
      isRecalled: false,
    };
    known.set(message.chatId, message);
    port.emit({ kind: 'message', seq: message.seq, message });
    translateLater(message);
  };

  const answerLater = (topicId: string): void => {
    const answer = answers[turn % Math.max(1, answers.length)];
    turn += 1;
    const { id, name } = demoPeople.lucia;
    port.emit({ kind: 'seen', seq: port.nextSeq(), userId: id, seenTime: clock.now() });
    if (!answer) return;
    port.type(id, name);
    clock.schedule(() => say(answer, topicId), answerDelay);
  };

  return {
    ...port,
    messages: {
      ...port.messages,
      page: (...asked) =>
        ask('messages.page', async () => {
          const page = await port.messages.page(...asked);
          for (const message of page.messages) known.set(message.chatId, message);
          return page;
        }),
      changes: (...asked) => ask('messages.changes', () => port.messages.changes(...asked)),
      send: (...sent) =>
        ask('messages.send', async () => {
          const outcome = await port.messages.send(...sent);
          if (outcome.kind === 'stored') answerLater(outcome.message.topicId);
          return outcome;
        }),
      recall: (...asked) => ask('messages.recall', () => port.messages.recall(...asked)),
    },
    translations: {
      request: (request, options) =>
        ask('translations.request', async () => {
          await port.translations.request(request, options);
          const message = known.get(request.chatId);
          if (message) translateLater(message);
        }),
    },
  };
}
