import type { ChatDataPort } from '@franca/chat-kit';
import { chatEventNames, limits, uploadLimits } from '@franca/contract';
import { api } from '../../../lib/data/api.ts';
import { onNextConnections } from '../../../lib/sockets/connections.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { putFile } from './uploads/putFile.ts';

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
      const stops = [
        socket.on(chatEventNames.stickersChanged, {}, listener),
        onNextConnections(socket, listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    add: async ({ file, fileName, name }, { onProgress, signal }) => {
      const slots = { file_names: [fileName], file_sizes: [file.size], folder: 'sticker' as const };
      const [slot] = await api.files.presigned({ body: slots, signal });
      const file_url = await putFile(slot, file, { onProgress, signal });
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
