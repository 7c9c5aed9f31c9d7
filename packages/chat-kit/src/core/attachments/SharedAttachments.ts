import type { TopicChange } from '../model/TopicChange.ts';
import type { SharedAttachment } from '../session/ChatDataPort.ts';

/** What is known of what was shared in a conversation. */
export interface SharedAttachmentsState {
  /** What is here, newest first. */
  readonly items: readonly SharedAttachment[];
  /** How the loading stands: `failed` is the first page, `moreFailed` a further one. */
  readonly status:
    | { readonly kind: 'loading' | 'ready' | 'loadingMore' }
    | { readonly kind: 'failed' | 'moreFailed'; readonly reason: string };
  /** Whether older ones exist. */
  readonly hasMore: boolean;
}

/** What was shared in a conversation, page by page; see {@link createSharedAttachments}. */
export interface SharedAttachments {
  /** The present state; the same object until something changes. */
  readonly getState: () => SharedAttachmentsState;
  /** Calls back after every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the first page, then on every call the next one; calls while one is on its way do nothing. Also the way to try again. */
  readonly loadMore: () => Promise<void>;
  /** Takes in what happened in the conversation: new ones are put in front, recalled ones taken away. */
  readonly apply: (changes: readonly TopicChange[]) => void;
  /** Gives up the page that is on its way. */
  readonly stop: () => void;
}
