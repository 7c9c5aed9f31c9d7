import { type ConversationHandle, InfoPanel, type InfoView, type Topic } from '@franca/chat-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useChatAddress } from '../../../lib/chatAddress/ChatAddressProvider.tsx';
import { queries } from '../../../lib/data/api.ts';
import { useGroupActions } from '../../../lib/groups/useGroupActions.ts';
import { useRelationAction } from '../../../lib/people/useRelationAction.ts';

/** Where the panel lies over the conversation. */
const drawn = '(width < 900px)';

const overview: InfoView = 'default';

/** Props of {@link ChatInfo}. */
export interface ChatInfoProps {
  /** Id of the panel, which the button in the header controls. */
  id: string;
  /** The open conversation. */
  topic: Topic;
  /** The person whom the viewer talks to here; undefined in a group. */
  otherId: string | undefined;
  /** Whether the viewer blocks that person. */
  isBlocked: boolean;
  /** Its handle. */
  conversation: RefObject<ConversationHandle | null>;
}

/** Fetches the details of the members whom the topic names while they are listed, so that their profiles open at once. */
function useMemberDetails({ isGroup, members }: Topic, isListed: boolean): void {
  const client = useQueryClient();
  const ids = members.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!isGroup || !isListed || ids === '') return;
    for (const id of ids.split(' ')) void client.prefetchQuery(queries.users.get({ params: { id } }));
  }, [client, isGroup, isListed, ids]);
}

/** The information panel of the open conversation; where it lies over the conversation it closes before it shows a message. */
export function ChatInfo({ id, topic, otherId, isBlocked, conversation }: ChatInfoProps) {
  const { view, openView, openPerson, openDialog, close, leaveTopic } = useChatAddress();
  const groups = useGroupActions();
  const { act, pending } = useRelationAction();
  const { data: other } = useQuery({
    ...queries.users.get({ params: { id: otherId ?? '' } }),
    enabled: otherId !== undefined,
  });
  useMemberDetails(topic, view === 'members');
  return (
    <InfoPanel
      id={id}
      topic={topic}
      view={(view as InfoView | null) ?? overview}
      onViewChange={(next) => (next === overview ? close('view') : openView(next))}
      onClose={() => close('panel')}
      onShowMessage={(chatId) => {
        if (window.matchMedia(drawn).matches) close('panel');
        conversation.current?.showMessage(chatId);
      }}
      onViewProfile={(person) => openPerson(person.id)}
      onCreateGroup={isBlocked ? undefined : (person) => groups.create(person.id)}
      onAddMembers={topic.isGroup ? () => groups.addMembers(topic.id) : undefined}
      onInviteLinks={topic.isGroup ? () => openDialog('groupLinks', topic.id) : undefined}
      onEditGroup={topic.isGroup ? () => openDialog('editGroup', topic.id) : undefined}
      onLeaveGroup={() => openDialog('leaveGroup', topic.id)}
      onDeleteGroup={() => groups.remove(topic.id)}
      username={other?.username ?? undefined}
      isBlocked={isBlocked}
      onBlock={() => otherId && openDialog('block', otherId)}
      onUnblock={() => otherId && !pending && act({ id: otherId, action: 'unblock' })}
      onDeleted={() => leaveTopic(topic.id)}
    />
  );
}
