import type { OutboxDraft } from '../outbox/Outbox.ts';
import type { TopicStore } from '../store/TopicStore.ts';
import type { TypingTracker } from '../typing/createTypingTracker.ts';

/** How far the loading of a conversation has come. */
export interface SessionStatus {
  /** The first page. */
  readonly first:
    | { readonly kind: 'loading' | 'ready' }
    | { readonly kind: 'failed'; readonly reason: string };
  /** The next older page. */
  readonly older:
    | { readonly kind: 'idle' | 'loading' }
    | { readonly kind: 'failed'; readonly reason: string };
}

/** How a walk through older pages ended: found, at the beginning, stopped by the person, or without a response. */
export type WalkOutcome = 'found' | 'beginning' | 'stopped' | 'failed';

/** An open conversation; see {@link createTopicSession}. */
export interface TopicSession {
  /** Conversation that is open. */
  readonly topicId: string;
  /** Its messages. */
  readonly store: TopicStore;
  /** Who is typing in it. */
  readonly typing: TypingTracker;
  /** Loading state; the same object until it changes. */
  readonly getStatus: () => SessionStatus;
  /** Calls back when the loading state changes. */
  readonly subscribeStatus: (listener: () => void) => () => void;
  /** Starts to listen and loads the first page; the returned function closes the session. */
  readonly open: () => () => void;
  /** Tries the first page again after a failure. */
  readonly reload: () => Promise<void>;
  /** Loads the next older page, of 20 messages; calls while one is on its way share it. */
  readonly loadOlder: () => Promise<void>;
  /** Loads older pages, large ones, until `isFound` says so, nothing is left, or `signal` is aborted. */
  readonly loadOlderUntil: (isFound: () => boolean, signal?: AbortSignal) => Promise<WalkOutcome>;
  /** Loads older pages until this message is shown; returns whether it is. */
  readonly loadUntil: (chatId: string) => Promise<boolean>;
  /** Puts a text or a voice message into the outbox. */
  readonly send: (draft: Omit<OutboxDraft, 'topicId'>) => Promise<void>;
}
