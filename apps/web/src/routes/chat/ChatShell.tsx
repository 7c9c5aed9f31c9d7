import type { ChatListHandle, ConversationHandle } from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { AppShell, VisuallyHidden } from '@franca/ui';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { BlockedDialog } from '../../features/chat/connection/BlockedDialog.tsx';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { ConnectionNotice } from '../../features/chat/connection/ConnectionNotice.tsx';
import type { BlockedSends } from '../../features/chat/connection/createBlockedSends.ts';
import { useMessageJump } from '../../features/chat/conversation/useMessageJump.ts';
import { useTypeAnywhere } from '../../features/chat/conversation/useTypeAnywhere.ts';
import { useChats } from '../../features/chat/topics/useChats.ts';
import { useFocusReturn } from '../../features/chat/topics/useFocusReturn.ts';
import { FoundWordsContext } from '../../features/chat/transcripts/FoundWordsContext.ts';
import { useNotifications } from '../../features/notifications/useNotifications.ts';
import { useRequests } from '../../features/people/useRequests.ts';
import { BottomBar } from '../../features/shell/BottomBar.tsx';
import { columnWidth } from '../../features/shell/columnWidth.ts';
import { Rail } from '../../features/shell/Rail.tsx';
import { areaFor, missingFor, type ShellTarget } from '../../features/shell/shellItems.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import type { AreaName } from '../../lib/chatAddress/chatAddress.ts';
import { useNotPermitted } from '../../lib/data/usePlan.ts';
import { focusArrival } from '../../lib/session/arrival.ts';
import { type TextKey, useText } from '../../strings/texts.ts';
import { ProfilePlace } from './areas.tsx';
import * as styles from './ChatShell.styles.ts';
import { ChatDialogs } from './dialogs.tsx';
import { MainArea } from './MainArea.tsx';
import { MiddleColumn } from './MiddleColumn.tsx';
import { panels } from './panels.tsx';
import { SmartTalkKeeper } from './smartTalk.tsx';
import { useChatEvents } from './useChatEvents.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Props of {@link ChatShell}. */
export interface ChatShellProps {
  /** Who is signed in. */
  me: Profile;
  /** The socket of the chats. */
  socket: ChatSocket;
  /** Messages that were refused behind a block. */
  blocked: BlockedSends;
  /** What is offered under the middle column. */
  offer?: ReactNode;
}

/** For what the middle column shows: the entry of the rail that stands for it, and its name. */
const columns = {
  chats: { item: 'chats', label: 'shell.chats' },
  contacts: { item: 'addFriend', label: 'people.friends' },
  notifications: { item: 'notification', label: 'notifications.column' },
  smartTalk: { item: 'smartTalk', label: 'shell.smartTalk' },
} as const satisfies Record<AreaName | 'chats', { item: ShellTarget; label: TextKey }>;

/** The frame around the chats: rail, list, conversation, the panel beside it, and the dialogs over them. */
export function ChatShell({ me, socket, blocked, offer }: ChatShellProps) {
  const text = useText();
  const address = useChatAddress();
  const { topic: topicId, panel, area, page, talk, person, openTopic, openPlans, close } = address;
  useNotPermitted(openPlans);
  const chats = useChats(me._id, socket, topicId);
  const notifications = useNotifications();
  const requests = useRequests(me._id);
  const topicIds = useMemo(() => chats.topics?.map(({ id }) => id) ?? null, [chats.topics]);
  useChatEvents({
    ...{ socket, topicIds, viewerId: me._id, onTopicDeleted: address.leaveTopic },
    unreadCount: chats.unreadCount + notifications.unreadCount,
  });
  const panelId = useId();
  const conversation = useRef<ConversationHandle>(null);
  const jump = useMessageJump(conversation, topicId, openTopic);
  useTypeAnywhere(conversation);
  const list = useRef<ChatListHandle>(null);
  useFocusReturn(topicId, list);
  const isLoaded = chats.topics !== null;
  useEffect(() => (isLoaded ? focusArrival() : undefined), [isLoaded]);
  useShortcuts();

  const select = (target: ShellTarget) => {
    const missing = missingFor(target, me.subscription.package);
    const nextArea = areaFor(target);
    if (missing) openPlans(missing);
    else if (nextArea) address.openArea(nextArea);
    else if (target === 'chats') close(area ? 'area' : 'topic');
    else if (target !== 'notification' && target !== 'smartTalk') address.openDialog(target);
  };
  const { label, Panel } = panels[panel ?? 'info'];
  const column = columns[area ?? 'chats'];
  const shell = {
    current: column.item,
    counts: {
      chats: chats.unreadCount,
      addFriend: requests.received.length,
      notification: notifications.unreadCount,
    },
    onSelect: select,
  };
  const isMain = topicId !== null || page !== null || talk !== null;

  return (
    <>
      <AppShell
        className={styles.shell}
        columnLabel={text(column.label)}
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
          <MiddleColumn
            {...{ socket, chats, notifications, offer }}
            viewerId={me._id}
            requestCount={requests.received.length}
            listRef={list}
            onSelectMessage={jump.showMessage}
          />
        }
      >
        <ConnectionNotice socket={socket} />
        {/* In a narrow window the list, and with it the page's heading, gives way to the conversation. */}
        <VisuallyHidden className={styles.narrowHeading}>
          <h1>{text('common.documentTitle')}</h1>
        </VisuallyHidden>
        <FoundWordsContext value={jump.found}>
          <MainArea
            {...{ socket, chats, requests, conversation, panelId }}
            viewerId={me._id}
            conversationRef={jump.ref}
          />
        </FoundWordsContext>
      </AppShell>
      <SmartTalkKeeper isOpen={area === 'smartTalk'} socket={socket} userId={me._id} />
      <ProfilePlace personId={person} viewerId={me._id} onClose={() => close('person')} />
      <BlockedDialog blocked={blocked} blockedIn={chats.blockedIn} />
      <ChatDialogs socket={socket} />
    </>
  );
}
