import type { TopicActions } from '@franca/chat-kit';
import { useChatAddress } from '../../../lib/chatAddress/ChatAddressProvider.tsx';
import { useGroupActions } from '../../../lib/groups/useGroupActions.ts';
import { useRelationAction } from '../../../lib/people/useRelationAction.ts';

/** What the menus of the chat list offer (docs/behaviour/chat-list.md, Menu of a row). */
export function useTopicActions(isBlocked: (topicId: string) => boolean): TopicActions {
  const { openPerson, openDialog, leaveTopic } = useChatAddress();
  const { act, pending } = useRelationAction();
  const groups = useGroupActions();
  return {
    onMarkedUnread: ({ id }) => leaveTopic(id),
    onViewProfile: ({ id }) => openPerson(id),
    onCreateGroup: ({ id }) => groups.create(id),
    isBlocked: ({ id }) => isBlocked(id),
    onBlock: ({ id }) => openDialog('block', id),
    onUnblock: ({ id }) => pending || act({ id, action: 'unblock' }),
    onAddMembers: ({ id }) => groups.addMembers(id),
    onLeaveGroup: ({ id }) => openDialog('leaveGroup', id),
    onDeleteGroup: async ({ id }) => {
      await groups.remove(id);
      leaveTopic(id);
    },
  };
}
