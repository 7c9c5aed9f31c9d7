import { ApiError } from '@franca/api-client';
import { type MessagesPort, outcomeOfStatus } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import type { BlockedSends } from '../connection/createBlockedSends.ts';
import type { PageCache } from '../pages/createPageCache.ts';
import { toMessage } from './mapping/toMessage.ts';
import { toMessageInput } from './mapping/toMessageInput.ts';
import { createUploads } from './uploads/createUploads.ts';

/** Sends waiting messages, their files first, and says what became of each. */
export function createMessageSender(
  pages: PageCache,
  blocked: Pick<BlockedSends, 'note'>,
): MessagesPort['send'] {
  const uploads = createUploads();
  return async (message, { onProgress, signal }) => {
    const { topicId, chatId } = message;
    try {
      const body = await toMessageInput(message, uploads, onProgress, signal);
      signal?.throwIfAborted();
      const stored = toMessage(await api.chat.send({ body }));
      uploads.forget(chatId);
      pages.apply(topicId, [{ kind: 'message', seq: stored.seq, message: stored }]);
      return { kind: 'stored', message: stored };
    } catch (error) {
      if (signal?.aborted) uploads.forget(chatId);
      if (!(error instanceof ApiError)) throw error;
      // Tried again by itself, it would hold up the conversation's words for hours.
      if (error.code === 'upload_limit_reached') {
        uploads.forget(chatId);
        return { kind: 'refused', reason: error.message };
      }
      if (error.code === 'blocked') blocked.note({ topicId, chatId });
      const seconds = error.retryAfter === null ? undefined : error.retryAfter / 1000;
      const outcome = outcomeOfStatus(error.status, error.message, seconds);
      // Another try begins with the file: the store may have purged it since.
      if (outcome.kind === 'refused') uploads.forget(chatId);
      return outcome;
    }
  };
}
