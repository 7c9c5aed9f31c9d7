import { chatEvents } from '@franca/contract';
import type { SocketServer } from '../../realtime/createSocketServer.ts';
import type { TopicViews } from './createTopicViews.ts';

/** Room of the sockets with which one member subscribes to a topic. */
export const listenRoom = (topicId: string, userId: string): string => `listen:${topicId}:${userId}`;
/** Room of the sockets with which one member has a topic open. */
export const openRoom = (topicId: string, userId: string): string => `open:${topicId}:${userId}`;

/** Lets sockets subscribe to topics, and say which one they have open. */
export function followTopics(sockets: SocketServer, views: Pick<TopicViews, 'get'>): void {
  const { topicListen, topicStopListen, joinChat, leaveChat } = chatEvents;
  sockets.listen(topicListen, ({ payload, userId, socket }) =>
    socket.join(listenRoom(payload.topic_id, userId)),
  );
  sockets.listen(topicStopListen, ({ payload, userId, socket }) =>
    socket.leave(listenRoom(payload.topic_id, userId)),
  );
  sockets.listen(joinChat, async ({ payload: { topic_id: topicId }, userId, socket }) => {
    await socket.join(openRoom(topicId, userId));
    // Orders the translations that somebody who looks at the topic needs.
    await views.get({ topicId, userId }).catch(async (error: unknown) => {
      // They left it meanwhile.
      await socket.leave(openRoom(topicId, userId));
      throw error;
    });
  });
  sockets.listen(leaveChat, ({ payload, userId, socket }) =>
    socket.leave(openRoom(payload.topic_id, userId)),
  );
}
