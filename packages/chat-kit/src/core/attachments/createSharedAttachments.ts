import { createListenerSet } from '@franca/ui/core';
import { changeEffects } from '../model/changeEffects.ts';
import type { MessageSnapshot } from '../model/Message.ts';
import type { TopicChange } from '../model/TopicChange.ts';
import type { ChatDataPort, SharedAttachment } from '../session/ChatDataPort.ts';
import { reasonOf } from '../text/reasonOf.ts';

/** What is known of what was shared in a conversation. */
export interface SharedAttachmentsState {
  /** What is loaded, newest first. */
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

/** Options of {@link createSharedAttachments}. */
export interface SharedAttachmentsOptions {
  /** Returns the pages. */
  readonly fetch: NonNullable<ChatDataPort['attachments']>['page'];
  /** The conversation. */
  readonly topicId: string;
  /** Pictures and videos, or other files. */
  readonly type: 'media' | 'file';
  /** How many make a page. */
  readonly limit: number;
}

function sharedBy(message: MessageSnapshot, type: 'media' | 'file'): SharedAttachment[] {
  const isMedia = (kind: string) => kind === 'image' || kind === 'video';
  const { content } = message;
  const attachments = 'attachments' in content ? content.attachments : [];
  return attachments
    .filter((item) => isMedia(item.type) === (type === 'media'))
    .map((item) => ({ ...item, chatId: message.chatId, sentAt: message.sentAt }));
}

/**
 * Pages through what was shared in a conversation, newest first, while more is shared and some is recalled. The next page
 * is derived from how many are loaded, so that one that came or went meanwhile moves no other out of sight.
 */
export function createSharedAttachments(options: SharedAttachmentsOptions): SharedAttachments {
  const { fetch, topicId, type, limit } = options;
  const listeners = createListenerSet();
  const recalled = new Set<string>();
  let state: SharedAttachmentsState = { items: [], status: { kind: 'loading' }, hasMore: false };
  let isFirst = true;
  let running: AbortController | null = null;

  const set = (part: Partial<SharedAttachmentsState>): void => {
    state = { ...state, ...part };
    listeners.notify();
  };

  const join = (added: readonly SharedAttachment[], items = state.items): readonly SharedAttachment[] => {
    const known = new Set(items.map(({ id }) => id));
    const fresh = added.filter(({ id, chatId }) => !known.has(id) && !recalled.has(chatId));
    if (fresh.length === 0) return items;
    return [...items, ...fresh].sort((left, right) => right.sentAt - left.sentAt);
  };

  const oldest = (): number => (state.hasMore ? (state.items.at(-1)?.sentAt ?? 0) : 0);

  const load = async (signal: AbortSignal): Promise<void> => {
    // A recall may leave a page that contains nothing new: the one after it is asked for at once.
    const next = isFirst ? 1 : Math.floor(state.items.length / limit) + 1;
    for (let page = next; ; page += 1) {
      const answer = await fetch({ topicId, type, page, limit }, { signal });
      if (signal.aborted) return;
      const items = join(answer.items);
      const hasMore = page < answer.pageCount;
      const isDone = !hasMore || items.length > state.items.length;
      isFirst = false;
      set({ items, hasMore, status: { kind: isDone ? 'ready' : 'loadingMore' } });
      if (isDone) return;
    }
  };

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    loadMore: async () => {
      if (running || (!isFirst && !state.hasMore)) return;
      const controller = new AbortController();
      running = controller;
      set({ status: { kind: isFirst ? 'loading' : 'loadingMore' } });
      try {
        await load(controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return;
        const reason = reasonOf(error);
        set({ status: { kind: isFirst ? 'failed' : 'moreFailed', reason } });
      } finally {
        if (running === controller) running = null;
      }
    },
    apply: (changes) => {
      let { items } = state;
      for (const change of changes) {
        if ('chatId' in change && changeEffects[change.kind].has('removes')) {
          recalled.add(change.chatId);
          if (items.some(({ chatId }) => chatId === change.chatId)) {
            items = items.filter(({ chatId }) => chatId !== change.chatId);
          }
        } else if (change.kind === 'message' && change.message.sentAt >= oldest()) {
          // One from before the pages that are here comes with its own page.
          items = join(sharedBy(change.message, type), items);
        }
      }
      if (items !== state.items) set({ items });
    },
    stop: () => {
      running?.abort();
      running = null;
      if (state.status.kind === 'loadingMore') set({ status: { kind: 'ready' } });
    },
  };
}
