import {
  type ChatListHandle,
  type ConversationHandle,
  InfoButton,
  type SharedContact,
} from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { AppShell, VisuallyHidden } from '@franca/ui';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { ChatColumn } from '../features/chat/ChatColumn.tsx';
import { ChatInfo } from '../features/chat/ChatInfo.tsx';
import { ChatMain } from '../features/chat/ChatMain.tsx';
import type { ChatSocket } from '../features/chat/ChatSocket.ts';
import { ConnectionNotice } from '../features/chat/ConnectionNotice.tsx';
import { useBackCloses } from '../features/chat/useBackCloses.ts';
import { useChats } from '../features/chat/useChats.ts';
import { useDeletedTopics } from '../features/chat/useDeletedTopics.ts';
import { useFocusBack } from '../features/chat/useFocusBack.ts';
import { useInfoPanel } from '../features/chat/useInfoPanel.ts';
import { useOpenTopic } from '../features/chat/useOpenTopic.ts';
import { useTypeAnywhere } from '../features/chat/useTypeAnywhere.ts';
import { useUnreadTitle } from '../features/chat/useUnreadTitle.ts';
import { FindPeopleDialog } from '../features/people/FindPeopleDialog.tsx';
import { useStartChat } from '../features/people/useStartChat.ts';
import { BottomBar } from '../features/shell/BottomBar.tsx';
import { Rail } from '../features/shell/Rail.tsx';
import { dialogFor, type ShellDialog } from '../features/shell/ShellDialog.ts';
import { ShellDialogs } from '../features/shell/ShellDialogs.tsx';
import type { ShellTarget } from '../features/shell/shellItems.ts';
import { useTrialNotice } from '../features/shell/useTrialNotice.ts';
import { columnWidth } from '../lib/columnWidth.ts';
import { useText } from '../strings/useText.ts';
import * as styles from './ChatShell.styles.ts';

/** Props of {@link ChatShell}. */
export interface ChatShellProps {
  /** Who is signed in. */
  me: Profile;
  /** The socket of the chats. */
  socket: ChatSocket;
}

/** The frame around the chats: rail, list, conversation, and the dialogs over them. */
export function ChatShell({ me, socket }: ChatShellProps) {
  const text = useText();
  const { topicId, open, close, leave } = useOpenTopic();
  const chats = useChats(me._id, socket, topicId);
  const info = useInfoPanel(topicId);
  useBackCloses(info.goBack);
  const infoId = useId();
  const conversation = useRef<ConversationHandle>(null);
  useTypeAnywhere(conversation);
  const list = useRef<ChatListHandle>(null);
  useFocusBack(topicId, list);
  const topicIds = useMemo(() => chats.topics?.map(({ id }) => id) ?? null, [chats.topics]);
  useDeletedTopics({ socket, topicIds, onDeleted: leave });
  const [dialog, setDialog] = useState<ShellDialog>({ kind: 'none' });
  const [isFinding, setFinding] = useState(false);
  useUnreadTitle(chats.unreadCount, text('documentTitle'));
  useTrialNotice(() => setDialog({ kind: 'notYet', target: 'account' }));

  const showPlans = useCallback(() => setDialog({ kind: 'plans' }), []);
  const { start } = useStartChat({ onChat: open, onNotPermitted: showPlans });
  const openContact = useCallback(({ id, name }: SharedContact) => void start({ _id: id, name }), [start]);

  const select = (target: ShellTarget) => {
    if (target === 'chats' && topicId) close();
    setDialog(dialogFor(target, me.subscription.package));
  };

  return (
    <>
      <AppShell
        columnLabel={text('chats')}
        defaultColumnWidth={columnWidth.read()}
        onColumnWidthChange={columnWidth.write}
        activePane={topicId ? 'main' : 'column'}
        panelLabel={text('chatInfo')}
        panelOpen={info.isOpen}
        onPanelOpenChange={info.setOpen}
        panel={
          chats.topic ? (
            <ChatInfo
              id={infoId}
              topic={chats.topic}
              view={info.view}
              onViewChange={info.setView}
              conversation={conversation}
              onClose={() => info.setOpen(false)}
              onDeleted={leave}
            />
          ) : null
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
              onSelect={(topic) => open(topic.id)}
              onShowInfo={({ id }) => {
                if (id !== topicId) open(id);
                info.openFor(id);
              }}
              onNewChat={() => setFinding(true)}
            />
          </>
        }
      >
        <ConnectionNotice socket={socket} />
        {/* In a narrow window the list, and with it the page's heading, gives way to the conversation. */}
        <VisuallyHidden className={styles.narrowHeading}>
          <h1>{text('documentTitle')}</h1>
        </VisuallyHidden>
        <ChatMain
          ref={conversation}
          headerActions={<InfoButton panelId={infoId} open={info.isOpen} onOpenChange={info.setOpen} />}
          topicId={topicId}
          topic={chats.topic}
          wireTopic={chats.wireTopic}
          isLoading={chats.isLoading}
          onBack={close}
          onSeen={chats.noteSeen}
          onOpenContact={openContact}
          onAtBottomChange={chats.noteAtBottom}
        />
      </AppShell>
      <FindPeopleDialog
        open={isFinding}
        onOpenChange={setFinding}
        onChat={(id) => {
          setFinding(false);
          open(id);
        }}
        onNotPermitted={() => {
          setFinding(false);
          showPlans();
        }}
      />
      <ShellDialogs dialog={dialog} onClose={() => setDialog({ kind: 'none' })} />
    </>
  );
}
