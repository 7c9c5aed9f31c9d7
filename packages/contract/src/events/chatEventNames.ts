import { nameEvents } from '../event/nameEvents.ts';

const { received, receivedAbout, sent } = nameEvents('chat');

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
  assistantChanged: received('assistant-changed'),
  newChat: receivedAbout('new-chat', 'topic_id'),
  deleteChat: receivedAbout('delete-chat', 'topic_id'),
  editChat: receivedAbout('edit-chat', 'topic_id'),
  hideChat: receivedAbout('hide-chat', 'topic_id'),
  pinChat: receivedAbout('pin-chat', 'topic_id'),
  starChat: receivedAbout('star-chat', 'topic_id'),
  reactTopic: receivedAbout('react-topic', 'topic_id'),
  typingChat: receivedAbout('typing-chat', 'topic_id'),
  seenChat: receivedAbout('seen-chat', 'topic_id'),
  newMember: receivedAbout('new-member', 'topic_id'),
  deleteMember: receivedAbout('delete-member', 'topic_id'),
  translateChat: receivedAbout('translate-chat', 'topic_id', 'user_id'),
  newTopic: received('new-topic'),
  deleteTopic: received('delete-topic'),
  groupDeleted: received('group-deleted'),
  updateTopic: received('update-topic'),
  onlineStatus: receivedAbout('online-status', 'user_id'),
};
