import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SharedAttachmentsState } from '../core/attachments/createSharedAttachments.ts';
import { createSharedAttachments } from '../core/attachments/createSharedAttachments.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';
import { useChat } from './useChat.ts';

/** Options of {@link useSharedAttachments}. */
export interface SharedAttachmentsQuery {
  /** The conversation. */
  readonly topicId: string;
  /** Pictures and videos, or other files. */
  readonly type: 'media' | 'file';
  /** How many make a page. Default 20. */
  readonly limit?: number;
}

/** What {@link useSharedAttachments} returns. */
export interface SharedAttachmentsModel extends SharedAttachmentsState {
  /** Loads the next page, and tries again after a failure; calls while one is on its way do nothing. */
  readonly loadMore: () => void;
}

const never: NonNullable<ChatDataPort['attachments']>['page'] = async () => ({ items: [], pageCount: 1 });

/**
 * What was shared in a conversation, newest first and page by page, with what is sent and recalled while it is open. A page
 * that is on its way is given up with the component; a port without attachments has none.
 */
export function useSharedAttachments(query: SharedAttachmentsQuery): SharedAttachmentsModel {
  const { topicId, type, limit = 20 } = query;
  const { port, listen } = useChat();
  const shared = useMemo(() => {
    const fetch = port.attachments?.page ?? never;
    return createSharedAttachments({ fetch, topicId, type, limit });
  }, [port, topicId, type, limit]);
  const state = useSyncExternalStore(shared.subscribe, shared.getState, shared.getState);

  useEffect(() => {
    const stop = listen(topicId, shared.apply);
    if (shared.getState().status.kind === 'loading') void shared.loadMore();
    return () => {
      stop();
      shared.stop();
    };
  }, [shared, listen, topicId]);

  return useMemo(() => ({ ...state, loadMore: () => void shared.loadMore() }), [state, shared]);
}
