import { problemOf } from './AssistantError.ts';
import type { AssistantPort } from './AssistantPort.ts';
import type { AssistantConversation } from './AssistantState.ts';
import type { ConversationEvent } from './reduceConversation.ts';

/** Messages of a page. */
const pageSize = 20;

/** Options of {@link createLoading}. */
export interface LoadingOptions {
  /** The backend. */
  readonly port: AssistantPort;
  /** The present state of a conversation. */
  readonly conversation: (topicId: string) => AssistantConversation;
  /** A number that grows whenever something is asked or written in a conversation. */
  readonly revision: (topicId: string) => number;
  /** Applies what happens. */
  readonly dispatch: (topicId: string, event: ConversationEvent) => void;
  /** Called when the newest page of a conversation was loaded. */
  readonly onNewest: (topicId: string) => void;
  /** Aborted when the store ends. */
  readonly signal: () => AbortSignal;
}

/** Loads the pages of conversations, each once at a time. */
export function createLoading({ port, conversation, revision, dispatch, onNewest, signal }: LoadingOptions) {
  const running = new Set<string>();
  const wanted = new Set<string>();

  const load = async (topicId: string, page: number): Promise<void> => {
    const job = `${page > 1 ? 'older' : 'newest'} ${topicId}`;
    // What changes while a page is on its way may be missing in it.
    if (running.has(job)) {
      wanted.add(job);
      return;
    }
    running.add(job);
    const before = revision(topicId);
    dispatch(topicId, { kind: page > 1 ? 'loading-older' : 'loading' });
    try {
      const loaded = await port.loadPage({ topicId, page }, { signal: signal() });
      const isCurrent = revision(topicId) === before && conversation(topicId).stream.kind !== 'live';
      dispatch(topicId, { kind: 'page', page: loaded, isCurrent });
    } catch (error) {
      if (!signal().aborted) dispatch(topicId, { kind: 'page-failed', page, problem: problemOf(error) });
    }
    running.delete(job);
    if (page > 1) return;
    if (wanted.delete(job)) await load(topicId, 1);
    else onNewest(topicId);
  };

  return {
    /** Loads the newest page, again where it was loaded before. */
    newest: (topicId: string): void => void load(topicId, 1),
    /** Loads the next older page. */
    older: (topicId: string): void => {
      const { rows, older, hasOlder } = conversation(topicId);
      if (!hasOlder || older.kind === 'loading') return;
      const confirmed = rows.filter(({ message }) => message.id !== '').length;
      // Counted by what is loaded: pages move when something is written. What comes twice is joined.
      void load(topicId, Math.max(2, Math.floor(confirmed / pageSize) + 1));
    },
  };
}
