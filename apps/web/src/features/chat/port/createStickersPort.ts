import type { ChatDataPort } from '@franca/chat-kit';
import { chatEventNames, limits, uploadLimits } from '@franca/contract';
import { api, upload } from '../../../lib/data/api.ts';
import { type ChatSocket, onConnected } from '../connection/ChatSocket.ts';
import { withStallTimeout } from './uploads/withStallTimeout.ts';

/** Stickers that the viewer added, on all devices. */
export function createStickersPort(socket: ChatSocket) {
  return {
    maxCount: limits.stickers,
    maxBytes: uploadLimits.sticker,
    maxSide: limits.stickerSide,
    list: async ({ signal }) =>
      (await api.stickers.list({ signal })).map(({ _id: id, file_url: source, name }) => ({
        ...{ id, source, name },
      })),
    follow: (listener) => {
      // The first connection brings nothing that the request does not.
      let isFirst = true;
      const stops = [
        socket.on(chatEventNames.stickersChanged, {}, listener),
        onConnected(socket, () => isFirst || listener()),
      ];
      isFirst = false;
      return () => {
        for (const stop of stops) stop();
      };
    },
    add: async ({ file, fileName, name }, { onProgress, signal }) => {
      const slots = { file_names: [fileName], file_sizes: [file.size], folder: 'sticker' as const };
      const [slot] = await api.files.presigned({ body: slots, signal });
      if (!slot) throw new Error('The server answered too few upload slots.');
      const put = (watched: AbortSignal, moved: () => void) =>
        upload(slot, file, {
          onProgress: (share) => {
            moved();
            onProgress?.(share);
          },
          signal: watched,
        });
      const file_url = await withStallTimeout(put, signal);
      await api.stickers.add({ body: { file_url, name }, signal });
    },
    remove: async ({ id }) => {
      await api.stickers.remove({ query: { sticker_id: id } });
    },
    restore: async ({ id }) => {
      await api.stickers.restore({ body: { sticker_id: id } });
    },
    copy: async ({ topicId, chatId }) => {
      await api.stickers.copy({ body: { topic_id: topicId, chat_id: chatId } });
    },
  } satisfies ChatDataPort['stickers'];
}
