import {
  type ChatListHandle,
  type ConversationHandle,
  InfoButton,
  type SharedContact,
} from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { AppShell, VisuallyHidden } from '@franca/ui';
import { useCallback, useId, useMemo, useRef } from 'react';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { ConnectionNotice } from '../../features/chat/connection/ConnectionNotice.tsx';
import { usePlanChanges } from '../../features/chat/connection/usePlanChanges.ts';
import { ChatMain } from '../../features/chat/conversation/ChatMain.tsx';
import { useTypeAnywhere } from '../../features/chat/conversation/useTypeAnywhere.ts';
import { ChatColumn } from '../../features/chat/topics/ChatColumn.tsx';
import { useChats } from '../../features/chat/topics/useChats.ts';
import { useFocusReturn } from '../../features/chat/topics/useFocusReturn.ts';
import { useTopicDeletion } from '../../features/chat/topics/useTopicDeletion.ts';
import { useUnreadTitle } from '../../features/chat/topics/useUnreadTitle.ts';
import { useStartChat } from '../../features/people/useStartChat.ts';
import { BottomBar } from '../../features/shell/BottomBar.tsx';
import { columnWidth } from '../../features/shell/columnWidth.ts';
import { Rail } from '../../features/shell/Rail.tsx';
import { missingFor, type ShellTarget } from '../../features/shell/shellItems.ts';
import { useTrialNotice } from '../../features/shell/useTrialNotice.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useNotPermitted } from '../../lib/data/usePlan.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './ChatShell.styles.ts';
import { ChatDialogs } from './dialogs.tsx';
import { panels } from './panels.tsx';

/** Props of {@link ChatShell}. */
export interface ChatShellProps {
  /** Who is signed in. */
  me: Profile;
  /** The socket of the chats. */
  socket: ChatSocket;
}

/** The frame around the chats: rail, list, conversation, the panel beside it, and the dialogs over them. */
export function ChatShell({ me, socket }: ChatShellProps) {
  const text = useText();
  const address = useChatAddress();
  const { topic: topicId, panel, openTopic, openPanel, openDialog, openPlans, close, leaveTopic } = address;
  useNotPermitted(openPlans);
  const chats = useChats(me._id, socket, topicId);
  const panelId = useId();
  const conversation = useRef<ConversationHandle>(null);
  useTypeAnywhere(conversation);
  const list = useRef<ChatListHandle>(null);
  useFocusReturn(topicId, list);
  const topicIds = useMemo(() => chats.topics?.map(({ id }) => id) ?? null, [chats.topics]);
  useTopicDeletion({ socket, topicIds, onDeleted: leaveTopic });
  useUnreadTitle(chats.unreadCount, text('common.documentTitle'));
  useTrialNotice();
  usePlanChanges(socket);
  const { start } = useStartChat();
  const openContact = useCallback(({ id, name }: SharedContact) => start({ _id: id, name }), [start]);

  const select = (target: ShellTarget) => {
    const missing = missingFor(target, me.subscription.package);
    if (missing) openPlans(missing);
    else if (target === 'chats') close('topic');
    else openDialog(target);
  };
  const setInfoOpen = (open: boolean) => (open ? openPanel('info') : close('panel'));
  const { label, Panel } = panels[panel ?? 'info'];

  return (
    <>
      <AppShell
        columnLabel={text('shell.chats')}
        defaultColumnWidth={columnWidth.read()}
        onColumnWidthChange={columnWidth.write}
        activePane={topicId ? 'main' : 'column'}
        panelLabel={text(label)}
        panelOpen={panel !== null}
        onPanelOpenChange={(open) => open || close('panel')}
        panel={
          panel && chats.topic ? <Panel id={panelId} topic={chats.topic} conversation={conversation} /> : null
        }
        rail={
          <Rail
            viewer={{ name: me.name, avatarUrl: me.avatar }}
            unreadCount={chats.unreadCount}
            onSelect={select}
          />
        }
        bottomBar={topicId ? null : <BottomBar unreadCount={chats.unreadCount} onSelect={select} />}
        column={
          <>
            <div className={styles.narrowNotice}>
              <ConnectionNotice socket={socket} />
            </div>
            <ChatColumn
              ref={list}
              topics={chats.topics}
              isFailed={chats.isFailed}
              onRetry={chats.retry}
              viewerId={me._id}
              selectedId={topicId}
              onSelect={({ id }) => openTopic(id)}
              onShowInfo={({ id }) => openTopic(id, 'info')}
              onNewChat={() => openDialog('newChat')}
            />
          </>
        }
      >
        <ConnectionNotice socket={socket} />
        {/* In a narrow window the list, and with it the page's heading, gives way to the conversation. */}
        <VisuallyHidden className={styles.narrowHeading}>
          <h1>{text('common.documentTitle')}</h1>
        </VisuallyHidden>
        <ChatMain
          ref={conversation}
          headerActions={<InfoButton panelId={panelId} open={panel === 'info'} onOpenChange={setInfoOpen} />}
          topicId={topicId}
          topic={chats.topic}
          wireTopic={chats.wireTopic}
          isLoading={chats.isLoading}
          onBack={() => close('topic')}
          onSeen={chats.noteSeen}
          onOpenContact={openContact}
          onAtBottomChange={chats.noteAtBottom}
        />
      </AppShell>
      <ChatDialogs />
    </>
  );
}
