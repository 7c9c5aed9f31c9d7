import {
  type ChatListHandle,
  type ConversationHandle,
  InfoButton,
  type SharedContact,
} from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { AppShell, VisuallyHidden } from '@franca/ui';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useProfileChanges } from '../../features/account/useProfileChanges.ts';
import { CallButtons } from '../../features/calls/CallButtons.tsx';
import { BlockedDialog } from '../../features/chat/connection/BlockedDialog.tsx';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { ConnectionNotice } from '../../features/chat/connection/ConnectionNotice.tsx';
import type { BlockedSends } from '../../features/chat/connection/createBlockedSends.ts';
import { usePlanChanges } from '../../features/chat/connection/usePlanChanges.ts';
import { ChatMain } from '../../features/chat/conversation/ChatMain.tsx';
import { useMessageJump } from '../../features/chat/conversation/useMessageJump.ts';
import { useTypeAnywhere } from '../../features/chat/conversation/useTypeAnywhere.ts';
import { ChatColumn } from '../../features/chat/topics/ChatColumn.tsx';
import { useChats } from '../../features/chat/topics/useChats.ts';
import { useFocusReturn } from '../../features/chat/topics/useFocusReturn.ts';
import { useTopicActions } from '../../features/chat/topics/useTopicActions.ts';
import { useTopicDeletion } from '../../features/chat/topics/useTopicDeletion.ts';
import { useTopicRewrites } from '../../features/chat/topics/useTopicRewrites.ts';
import { useUnreadTitle } from '../../features/chat/topics/useUnreadTitle.ts';
import { usePushRegistration } from '../../features/notifications/push/usePush.ts';
import { useVisibility } from '../../features/notifications/push/useVisibility.ts';
import { useAppBadge } from '../../features/notifications/useAppBadge.ts';
import { useNotificationEvents } from '../../features/notifications/useNotificationEvents.ts';
import { useNotifications } from '../../features/notifications/useNotifications.ts';
import { useRelationEvents } from '../../features/people/useRelationEvents.ts';
import { useRequests } from '../../features/people/useRequests.ts';
import { useStartChat } from '../../features/people/useStartChat.ts';
import { BottomBar } from '../../features/shell/BottomBar.tsx';
import { columnWidth } from '../../features/shell/columnWidth.ts';
import { Rail } from '../../features/shell/Rail.tsx';
import { areaFor, missingFor, type ShellTarget } from '../../features/shell/shellItems.ts';
import { useTrialNotice } from '../../features/shell/useTrialNotice.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useNotPermitted } from '../../lib/data/usePlan.ts';
import { focusArrival } from '../../lib/session/arrival.ts';
import { useText } from '../../strings/texts.ts';
import { ContactsColumn, NotificationArea, ProfilePlace, RequestsPage } from './areas.tsx';
import * as styles from './ChatShell.styles.ts';
import { ChatDialogs } from './dialogs.tsx';
import { panels } from './panels.tsx';
import { SmartTalkColumn, SmartTalkKeeper, SmartTalkMain } from './smartTalk.tsx';
import { useShortcuts } from './useShortcuts.ts';

/** Props of {@link ChatShell}. */
export interface ChatShellProps {
  /** Who is signed in. */
  me: Profile;
  /** The socket of the chats. */
  socket: ChatSocket;
  /** Messages that were refused behind a block. */
  blocked: BlockedSends;
  /** What is offered above the middle column. */
  offer?: ReactNode;
}

/** The entry of the rail that stands for what the middle column shows. */
const areaItem = {
  chats: 'chats',
  contacts: 'addFriend',
  notifications: 'notification',
  smartTalk: 'smartTalk',
} as const;
const columnLabels = {
  chats: 'shell.chats',
  contacts: 'people.friends',
  notifications: 'notifications.column',
  smartTalk: 'shell.smartTalk',
} as const;

/** The frame around the chats: rail, list, conversation, the panel beside it, and the dialogs over them. */
export function ChatShell({ me, socket, blocked, offer }: ChatShellProps) {
  const text = useText();
  const address = useChatAddress();
  const { topic: topicId, panel, area, page, person, talk } = address;
  const { openTopic, openPanel, openPerson, openDialog, openPlans, close, leaveTopic } = address;
  useNotPermitted(openPlans);
  const chats = useChats(me._id, socket, topicId);
  const panelId = useId();
  const conversation = useRef<ConversationHandle>(null);
  const jump = useMessageJump(conversation, topicId, openTopic);
  useTypeAnywhere(conversation);
  const list = useRef<ChatListHandle>(null);
  useFocusReturn(topicId, list);
  const isLoaded = chats.topics !== null;
  useEffect(() => (isLoaded ? focusArrival() : undefined), [isLoaded]);
  useShortcuts();
  const topicIds = useMemo(() => chats.topics?.map(({ id }) => id) ?? null, [chats.topics]);
  useTopicDeletion({ socket, topicIds, onDeleted: leaveTopic });
  const rewrites = useTopicRewrites(socket, topicId);
  const notifications = useNotifications();
  useNotificationEvents(socket);
  usePushRegistration(me._id);
  useVisibility(socket);
  const newCount = chats.unreadCount + notifications.unreadCount;
  useUnreadTitle(newCount, text('common.documentTitle'));
  useAppBadge(newCount);
  useTrialNotice();
  usePlanChanges(socket);
  useProfileChanges(socket);
  const topicActions = useTopicActions((id) => chats.blockedIn(id) !== undefined);
  const { start } = useStartChat();
  const openContact = useCallback(({ id }: SharedContact) => openPerson(id), [openPerson]);
  const requests = useRequests(me._id);
  useRelationEvents(socket);

  const select = (target: ShellTarget) => {
    const missing = missingFor(target, me.subscription.package);
    const nextArea = areaFor(target);
    if (missing) openPlans(missing);
    else if (nextArea) address.openArea(nextArea);
    else if (target === 'chats') close(area ? 'area' : 'topic');
    else if (target !== 'notification' && target !== 'smartTalk') openDialog(target);
  };
  const setInfoOpen = (open: boolean) => (open ? openPanel('info') : close('panel'));
  const { label, Panel } = panels[panel ?? 'info'];
  const shell = {
    current: areaItem[area ?? 'chats'],
    counts: {
      chats: chats.unreadCount,
      addFriend: requests.received.length,
      notification: notifications.unreadCount,
    },
    onSelect: select,
  };
  const isMain = topicId !== null || page !== null || talk !== null;
  const smartTalk = { socket, userId: me._id };

  return (
    <>
      <AppShell
        columnLabel={text(columnLabels[area ?? 'chats'])}
        defaultColumnWidth={columnWidth.read()}
        onColumnWidthChange={columnWidth.write}
        activePane={isMain ? 'main' : 'column'}
        panelLabel={text(label)}
        panelInHistory
        panelOpen={panel !== null}
        onPanelOpenChange={(open) => open || close('panel')}
        panel={
          panel && chats.topic ? (
            <Panel
              id={panelId}
              topic={chats.topic}
              otherId={chats.otherId}
              isBlocked={chats.wireTopic?.is_block ?? false}
              conversation={conversation}
            />
          ) : null
        }
        rail={<Rail viewer={{ name: me.name, avatarUrl: me.avatar }} {...shell} />}
        bottomBar={isMain ? null : <BottomBar {...shell} />}
        column={
          <>
            <div className={styles.narrowNotice}>
              <ConnectionNotice socket={socket} />
            </div>
            {offer}
            {area === 'smartTalk' ? <SmartTalkColumn {...smartTalk} /> : null}
            {area === 'notifications' ? <NotificationArea column={notifications} /> : null}
            {area === 'contacts' ? (
              <ContactsColumn
                requestCount={requests.received.length}
                isRequestsOpen={page === 'requests'}
                selectedId={chats.otherId ?? null}
                onOpen={start}
                onProfile={({ _id }) => openPerson(_id)}
                onRequests={() => address.openPage('requests')}
                onAddFriend={() => openDialog('addFriend')}
              />
            ) : null}
            {area ? null : (
              <ChatColumn
                ref={list}
                topics={chats.topics}
                isFailed={chats.isFailed}
                onRetry={chats.retry}
                viewerId={me._id}
                selectedId={topicId}
                onSelect={({ id }) => openTopic(id)}
                onSelectMessage={({ id }, chatId, words) => jump.showMessage(id, chatId, words)}
                onShowInfo={({ id }) => openTopic(id, 'info')}
                onNewChat={() => openDialog('newChat')}
                topicActions={topicActions}
              />
            )}
          </>
        }
      >
        <ConnectionNotice socket={socket} />
        {/* In a narrow window the list, and with it the page's heading, gives way to the conversation. */}
        <VisuallyHidden className={styles.narrowHeading}>
          <h1>{text('common.documentTitle')}</h1>
        </VisuallyHidden>
        {area === 'smartTalk' ? (
          <SmartTalkMain {...smartTalk} />
        ) : area === 'contacts' && topicId === null ? (
          <RequestsPage
            viewerId={me._id}
            requests={requests}
            onProfile={openPerson}
            onBack={() => close('page')}
          />
        ) : (
          <ChatMain
            ref={jump.ref}
            headerActions={
              <>
                {topicId !== null && !chats.wireTopic?.is_read_only ? (
                  <CallButtons topicId={topicId} blocked={chats.blockedIn(topicId)} />
                ) : null}
                <InfoButton panelId={panelId} open={panel === 'info'} onOpenChange={setInfoOpen} />
              </>
            }
            topicId={topicId}
            topic={chats.topic}
            wireTopic={chats.wireTopic}
            rewrites={rewrites}
            isLoading={chats.isLoading}
            onFindPeople={chats.topics?.length === 0 ? () => openDialog('newChat') : undefined}
            onBack={() => close('topic')}
            onSeen={chats.noteSeen}
            onOpenContact={openContact}
            onAtBottomChange={chats.noteAtBottom}
          />
        )}
      </AppShell>
      <SmartTalkKeeper isOpen={area === 'smartTalk'} {...smartTalk} />
      <ProfilePlace personId={person} viewerId={me._id} onClose={() => close('person')} />
      <BlockedDialog blocked={blocked} blockedIn={chats.blockedIn} />
      <ChatDialogs />
    </>
  );
}
