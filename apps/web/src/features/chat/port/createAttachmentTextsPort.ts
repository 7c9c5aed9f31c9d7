import type { ChatDataPort } from '@franca/chat-kit';
import { chatEventNames } from '@franca/contract';
import { onNextConnections } from '../../../lib/sockets/connections.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';

const load = () => import('./readAttachmentText.ts');

/** The words of voice messages and in pictures; what asks for them is fetched when somebody does. */
export function createAttachmentTextsPort(socket: ChatSocket): ChatDataPort['attachmentTexts'] {
  return {
    request: async (request) => (await load()).readAttachmentText(request),
    follow: ({ topicId: topic_id }, listener) => {
      const stops = [
        socket.on(chatEventNames.textChat, { topic_id }, ({ chat_id: chatId, place }) =>
          listener({ chatId, place }),
        ),
        onNextConnections(socket, () => listener(null)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
