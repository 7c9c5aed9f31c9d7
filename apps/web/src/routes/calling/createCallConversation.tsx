import type { ConversationHandle } from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { lazyPart } from '@franca/ui/kit';
import { useLayer } from '@franca/ui/layers';
import { type FunctionComponent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CallConversationProps } from '../../features/calls/callStage.ts';
import type { ChatAccess } from '../../features/chat/useChatServices.ts';
import type { ConversationParts } from '../chat/conversationParts.ts';
import * as styles from './CallConversation.styles.ts';

const LanguageDialog = lazyPart(
  () => import('../../features/chat/conversation/LanguageDialog.tsx'),
  'LanguageDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

type OpenProps = Pick<CallConversationProps, 'topicId' | 'closeButton' | 'onClose'> & {
  parts: ConversationParts;
  chats: ReturnType<ConversationParts['useChats']>;
  services: ChatAccess;
};

/** The open conversation. It takes the focus, and the composer the first letter: a composer with the focus would report typing. */
function OpenConversation({ parts, topicId, chats, services, closeButton, onClose }: OpenProps) {
  const { ChatMain, ConnectionNotice, beginsWriting, useChatAddress, useTopicRewrites } = parts;
  const { openPerson } = useChatAddress();
  const root = useRef<HTMLDivElement>(null);
  const conversation = useRef<ConversationHandle>(null);
  const rewrites = useTopicRewrites(services.socket, topicId);
  // Not in the address, which is that of the call.
  const [isChoosing, setChoosing] = useState(false);
  // Once opened it stays, and can be seen to close.
  const [wasChoosing, setWasChoosing] = useState(false);
  if (isChoosing && !wasChoosing) setWasChoosing(true);
  useEffect(() => root.current?.focus(), []);
  useLayer({ open: true, onEscape: onClose, elements: [() => root.current] });
  const openContact = useCallback(({ id }: { id: string }) => openPerson(id), [openPerson]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters go to the composer, which is inside
    <div
      ref={root}
      tabIndex={-1}
      className={styles.root}
      onKeyDown={({ nativeEvent }) => {
        if (beginsWriting(nativeEvent)) conversation.current?.write();
      }}
    >
      <ConnectionNotice socket={services.socket} />
      <ChatMain
        ref={conversation}
        topicId={topicId}
        topic={chats.topic}
        wireTopic={chats.wireTopic}
        rewrites={rewrites}
        isLoading={chats.isLoading}
        onFindPeople={undefined}
        firstSteps={null}
        // The way back leads to the call.
        unreadCount={0}
        onBack={onClose}
        onSeen={chats.noteSeen}
        onOpenContact={openContact}
        onAtBottomChange={chats.noteAtBottom}
        headerActions={closeButton}
        isLanguageOpen={isChoosing}
        onLanguage={() => setChoosing(true)}
      />
      {wasChoosing ? (
        <Suspense fallback={null}>
          <LanguageDialog
            topicId={topicId}
            socket={services.socket}
            open={isChoosing}
            onOpenChange={setChoosing}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

type FollowedProps = CallConversationProps & { parts: ConversationParts; me: Profile; services: ChatAccess };

function Followed({ parts, me, services, ...props }: FollowedProps) {
  const { BlockedDialog, useChatAddress, useChats, useNotPermitted, usePlanChanges } = parts;
  const { topicId, place, closeButton, onClose, onUnreadChange } = props;
  const { openPlans } = useChatAddress();
  const { socket, blocked } = services;
  useNotPermitted(openPlans);
  usePlanChanges(socket);
  const chats = useChats(me._id, socket, place && topicId);
  const unread = chats.topics?.find(({ id }) => id === topicId)?.unreadCount ?? 0;
  useEffect(() => onUnreadChange(unread), [unread, onUnreadChange]);
  return (
    <>
      {place
        ? createPortal(
            <OpenConversation {...{ parts, topicId, chats, services, closeButton, onClose }} />,
            place,
          )
        : null}
      <BlockedDialog blocked={blocked} blockedIn={chats.blockedIn} />
    </>
  );
}

/**
 * Makes the component for the conversation of a call: it counts what is unread, and shows the conversation beside the call while
 * there is a place for it.
 */
export function createCallConversation(parts: ConversationParts): FunctionComponent<CallConversationProps> {
  const { ChatsProvider, KitTexts, loadChatStrings, useMe } = parts;
  return function CallConversation(props) {
    const { data: me } = useMe();
    if (!me) return null;
    return (
      <KitTexts load={loadChatStrings}>
        <ChatsProvider me={me} fallback={null}>
          {(services) => <Followed {...props} parts={parts} me={me} services={services} />}
        </ChatsProvider>
      </KitTexts>
    );
  };
}
