import type { MessageSnapshot } from '../core/model/Message.ts';
import type { TranslationState } from '../core/model/TranslationState.ts';
import { demoPeople } from './demoPeople.ts';
import { demoTexts } from './demoTexts.ts';

const ownTexts = [
  'Sounds good.',
  'I will bring the tickets. See you at the station!',
  'Great, thank you so much 😊',
];

/** Options of {@link demoMessage}. */
export interface DemoMessageOptions {
  /** Conversation it belongs to. */
  readonly topicId: string;
  /** When the newest message was sent, milliseconds since 1970. */
  readonly newestAt: number;
  /** Number of the newest message. */
  readonly count: number;
  /** How its translation stands. Default `done`. */
  readonly translation?: TranslationState['kind'];
}

/** Message number `seq` of a generated conversation: always the same for the same number. */
export function demoMessage(seq: number, options: DemoMessageOptions): MessageSnapshot {
  // Runs of three, then the other side.
  const isOwn = Math.floor(seq / 3) % 2 === 1;
  const sample = demoTexts[(seq * 5) % demoTexts.length] ?? demoTexts[0];
  const author = isOwn ? demoPeople.viewer : demoPeople.lucia;
  const kind = options.translation ?? 'done';
  const both = { source: sample.language, target: 'en' };
  const states: Record<TranslationState['kind'], TranslationState> = {
    none: { kind: 'none' },
    queued: { kind: 'queued', target: 'en' },
    done: { kind: 'done', text: sample.english, engine: 'demo', ...both },
    stale: { kind: 'stale', text: sample.english, engine: 'demo', ...both },
    failed: { kind: 'failed', ...both },
    unavailable: { kind: 'unavailable', ...both },
    'not-included': { kind: 'not-included', ...both },
  };
  return {
    chatId: `${author.id}-${seq}`,
    topicId: options.topicId,
    seq,
    content: { kind: 'text' },
    author,
    text: isOwn ? (ownTexts[seq % ownTexts.length] ?? '') : sample.text,
    language: isOwn ? 'en' : sample.language,
    translation: isOwn ? { kind: 'none' } : states[kind],
    sentAt: options.newestAt - (options.count - seq) * 100_000,
    replyTo: null,
    isRecalled: false,
  };
}
