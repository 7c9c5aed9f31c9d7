import type { ChatSlots, ConversationHandle, SharedContact } from '@franca/chat-kit';
import { lazyPart } from '@franca/ui/kit';
import { type Ref, type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import { CallButtons, type CallButtonsHandle } from '../../features/calls/CallButtons.tsx';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { ChatMain } from '../../features/chat/conversation/ChatMain.tsx';
import type { useChats } from '../../features/chat/topics/useChats.ts';
import { useTopicRewrites } from '../../features/chat/topics/useTopicRewrites.ts';
import type { useRequests } from '../../features/people/useRequests.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { FirstSteps, RequestsPage } from './areas.tsx';
import { SmartTalkMain } from './smartTalk.tsx';

const AskSmartTalk = lazyPart(
  () => import('../../features/assistant/AskSmartTalk.tsx'),
  'AskSmartTalk',
  null,
);

/** Props of {@link MainArea}. */
export interface MainAreaProps {
  /** The socket of the chats. */
  socket: ChatSocket;
  /** Who is signed in. */
  viewerId: string;
  /** The conversations. */
  chats: ReturnType<typeof useChats>;
  /** The friend requests. */
  requests: ReturnType<typeof useRequests>;
  /** Takes the handle of the open conversation. */
  conversationRef: Ref<ConversationHandle>;
  /** What that handle is in. */
  conversation: RefObject<ConversationHandle | null>;
  /** Id of the information panel. */
  panelId: string;
}

/** The right part: the open conversation, SmartTalk, or the friend requests. */
export function MainArea(props: MainAreaProps) {
  const { socket, viewerId, chats, requests, conversationRef, conversation, panelId } = props;
  const { topic, wireTopic } = chats;
  const [slots, setSlots] = useState<ChatSlots>();
  const { topic: topicId, panel, area, dialog, openPanel, openPerson, openDialog, close } = useChatAddress();
  const rewrites = useTopicRewrites(socket, topicId);
  const openContact = useCallback(({ id }: SharedContact) => openPerson(id), [openPerson]);
  const buttons = useRef<CallButtonsHandle>(null);
  const call = useCallback((isVideo: boolean) => buttons.current?.call(isVideo), []);
  if (area === 'smartTalk') return <SmartTalkMain socket={socket} userId={viewerId} />;
  if (area === 'contacts' && topicId === null) {
    return (
      <RequestsPage
        viewerId={viewerId}
        requests={requests}
        onProfile={openPerson}
        onBack={() => close('page')}
      />
    );
  }
  const chat = (
    <ChatMain
      ref={conversationRef}
      slots={slots}
      headerActions={
        topicId !== null && !wireTopic?.is_read_only ? (
          <CallButtons ref={buttons} topicId={topicId} blocked={chats.blockedIn(topicId)} />
        ) : null
      }
      headerInfo={{
        panelId,
        open: panel === 'info',
        onOpenChange: (open) => (open ? openPanel('info') : close('panel')),
      }}
      topicId={topicId}
      topic={topic}
      wireTopic={wireTopic}
      rewrites={rewrites}
      isLoading={chats.isLoading}
      onFindPeople={chats.topics?.length === 0 ? () => openDialog('newChat') : undefined}
      firstSteps={<FirstSteps />}
      unreadCount={chats.unreadCount}
      onBack={() => close('topic')}
      onSeen={chats.noteSeen}
      onOpenContact={openContact}
      onCall={call}
      isLanguageOpen={dialog === 'chatLanguage'}
      onLanguage={() => topicId !== null && openDialog('chatLanguage', topicId)}
      onAtBottomChange={chats.noteAtBottom}
    />
  );
  return (
    <>
      {chat}
      {topic ? (
        <Suspense fallback={null}>
          <AskSmartTalk {...{ socket, topic, wireTopic, conversation }} onSlots={setSlots} />
        </Suspense>
      ) : null}
    </>
  );
}
