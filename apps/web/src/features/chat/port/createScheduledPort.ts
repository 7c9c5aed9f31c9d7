import type { ScheduledPort } from '@franca/chat-kit';
import { chatEventNames, limits } from '@franca/contract';
import { api } from '../../../lib/data/api.ts';
import { onNextConnections } from '../../../lib/sockets/connections.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { toMessageInput } from './mapping/toMessageInput.ts';
import { toScheduled } from './mapping/toScheduled.ts';
import { createUploads } from './uploads/createUploads.ts';

/** Messages that the server keeps and sends later. */
export function createScheduledPort(socket: ChatSocket): ScheduledPort {
  const uploads = createUploads();
  return {
    maxPerTopic: limits.scheduledPerTopic,
    maxInTotal: limits.scheduledMessages,
    maxDays: limits.scheduledDays,
    list: async ({ signal }) => (await api.chat.scheduled({ signal })).map(toScheduled),
    follow: (listener) => {
      const stops = [
        socket.on(chatEventNames.scheduledChanged, {}, listener),
        onNextConnections(socket, listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    schedule: async ({ message, sendAt }, { onProgress, signal }) => {
      const body = {
        topic_id: message.topicId,
        send_at: sendAt,
        message: await toMessageInput(message, uploads, onProgress, signal),
      };
      const stored = await api.chat.schedule({ body, signal });
      uploads.forget(message.chatId);
      // It was kept before, by a request whose response was lost, and the person has chosen another time since.
      if (Date.parse(stored.send_at) !== sendAt)
        await api.chat.reschedule({ body: { scheduled_id: stored._id, send_at: sendAt }, signal });
    },
    change: async ({ id, text, mentions = [], isSilent, sendAt }, { signal }) => {
      const named = mentions.map(({ userId, ...place }) => ({ user_id: userId, ...place }));
      const body = {
        scheduled_id: id,
        ...(text !== undefined && { content: text, mentions: named }),
        ...(isSilent !== undefined && { is_silent: isSilent }),
        ...(sendAt !== undefined && { send_at: sendAt === 'now' ? null : sendAt }),
      };
      await api.chat.reschedule({ body, signal });
    },
    remove: async ({ id }, { signal }) => {
      await api.chat.unschedule({ query: { scheduled_id: id }, signal });
    },
  };
}
