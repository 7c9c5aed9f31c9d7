import { chatEvents } from '@franca/contract';
import type { ChangeLog, RecordedKind, TopicMember, Topics } from './Topics.ts';

/** How a change reaches people. */
export type ChangePublisherOptions = {
  /** Reaches the sockets with which a member follows a topic. */
  sendToMember: Topics['sendToMember'];
  /** Updates the members' chat lists. */
  updateLists: (topicId: string) => void;
  /** The same for one member alone. */
  updateList: (member: { topicId: string; userId: string }) => void;
};

/** Kinds after which a chat list may show something else; a changed topic is sent to the lists by itself. */
const changesLists: Record<RecordedKind, boolean> = {
  recall: true,
  expire: true,
  edit: true,
  hide: true,
  star: false,
  pin: false,
  poll: false,
  seen: true,
  translation: true,
  reaction: false,
  'member-added': true,
  'member-removed': true,
  'topic-updated': false,
};

/** Sends recorded changes to members: each kind has its event. */
export function createChangePublisher({
  sendToMember,
  updateLists,
  updateList,
}: ChangePublisherOptions): ChangeLog['publish'] {
  function send(change: Parameters<ChangeLog['publish']>[0], { userId }: TopicMember): void {
    const topic = { topic_id: change.topic_id };
    const member = { topicId: change.topic_id, userId };
    switch (change.kind) {
      case 'recall':
        sendToMember(member, chatEvents.deleteChat, topic, change);
        break;
      case 'expire':
        sendToMember(member, chatEvents.expireChat, topic, change);
        break;
      case 'edit':
        sendToMember(member, chatEvents.editChat, topic, change);
        break;
      case 'hide':
        if (userId === change.user_id) sendToMember(member, chatEvents.hideChat, topic, change);
        break;
      case 'star':
        if (userId === change.user_id) sendToMember(member, chatEvents.starChat, topic, change);
        break;
      case 'pin':
        sendToMember(member, chatEvents.pinChat, topic, change);
        break;
      case 'poll':
        sendToMember(member, chatEvents.pollChat, topic, change);
        break;
      case 'seen':
        sendToMember(member, chatEvents.seenChat, topic, change);
        break;
      case 'reaction':
        sendToMember(member, chatEvents.reactTopic, topic, change);
        break;
      case 'translation':
        sendToMember(member, chatEvents.translateChat, { ...topic, user_id: userId }, change);
        break;
      case 'member-added':
        sendToMember(member, chatEvents.newMember, topic, change);
        break;
      case 'member-removed':
        sendToMember(member, chatEvents.deleteMember, topic, change);
        break;
      case 'topic-updated':
        // A theme is sent to the chat lists alone.
        if (change.message) sendToMember(member, chatEvents.newChat, topic, change.message);
        break;
    }
  }

  return (change, to) => {
    for (const member of to) send(change, member);
    // Hundreds who read one message change one unread count each.
    if (change.kind === 'hide' || (change.kind === 'seen' && to[0]?.topic.isGroup))
      updateList({ topicId: change.topic_id, userId: change.user_id });
    else if (changesLists[change.kind]) updateLists(change.topic_id);
  };
}
