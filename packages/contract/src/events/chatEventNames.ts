import { nameEvents } from '../event/nameEvents.ts';

const { received, sent } = nameEvents('chat');

/** The events of the `/chat` socket without their schemas, both directions. */
export const chatEventNames = {
  joinChat: sent('join-chat'),
  leaveChat: sent('leave-chat'),
  topicListen: sent('topic-listen'),
  topicStopListen: sent('topic-stop-listen'),
  userStatusListen: sent('user-status-listen'),
  userStatusStopListen: sent('user-status-stop-listen'),
  visibility: sent('visibility'),
  socketEnded: received('socket-ended'),
  eventsMissed: received('events-missed'),
  planChanged: received('plan-changed'),
  profileChanged: received('profile-changed'),
  topicRewritten: received('topic-rewritten'),
  relationChanged: received('relation-changed'),
  notificationsChanged: received('notifications-changed'),
  newChat: received('new-chat', 'topic_id'),
  deleteChat: received('delete-chat', 'topic_id'),
  editChat: received('edit-chat', 'topic_id'),
  hideChat: received('hide-chat', 'topic_id'),
  pinChat: received('pin-chat', 'topic_id'),
  starChat: received('star-chat', 'topic_id'),
  reactTopic: received('react-topic', 'topic_id'),
  typingChat: received('typing-chat', 'topic_id'),
  seenChat: received('seen-chat', 'topic_id'),
  newMember: received('new-member', 'topic_id'),
  deleteMember: received('delete-member', 'topic_id'),
  translateChat: received('translate-chat', 'topic_id', 'user_id'),
  newTopic: received('new-topic'),
  deleteTopic: received('delete-topic'),
  updateTopic: received('update-topic'),
  onlineStatus: received('online-status', 'user_id'),
};
