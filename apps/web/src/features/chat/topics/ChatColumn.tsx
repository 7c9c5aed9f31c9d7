import { ChatList, type ChatListHandle, type Topic, type TopicActions } from '@franca/chat-kit';
import { Button, Icon, IconButton } from '@franca/ui';
import { MessageSquarePlus, UsersRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useGroupActions } from '../../../lib/groups/useGroupActions.ts';
import { useText } from '../../../strings/texts.ts';
import * as styles from './ChatColumn.styles.ts';

/** Props of {@link ChatColumn}. */
export interface ChatColumnProps {
  /** The conversations; null while they load. */
  topics: readonly Topic[] | null;
  /** Why they could not be loaded. */
  isFailed: boolean;
  /** Tries again. */
  onRetry: () => void;
  /** Who looks. */
  viewerId: string;
  /** The open conversation. */
  selectedId: string | null;
  /** Opens a conversation. */
  onSelect: (topic: Topic) => void;
  /** Opens a conversation at a message. */
  onSelectMessage: (topic: Topic, chatId: string, words?: string) => void;
  /** Opens a conversation with its information beside it. */
  onShowInfo: (topic: Topic) => void;
  /** Begins a new one. */
  onNewChat: () => void;
  /** What somebody without any conversation can do; in a wide window it stands beside the list. */
  firstSteps: ReactNode;
  /** What the menus of the rows offer. */
  topicActions: TopicActions;
  /** Takes the handle of the list. */
  ref: Ref<ChatListHandle>;
}

/** The middle column: the conversations, and the way to a new one. */
export function ChatColumn({ isFailed, onRetry, onNewChat, firstSteps, ref, ...list }: ChatColumnProps) {
  const text = useText();
  const groups = useGroupActions();
  return (
    <>
      {isFailed ? (
        <LoadFailure edge onRetry={onRetry}>
          {text('chat.listFailed')}
        </LoadFailure>
      ) : null}
      <ChatList
        {...list}
        handleRef={ref}
        action={
          <span>
            <IconButton label={text('groups.newGroup')} onClick={() => groups.create()}>
              <Icon icon={UsersRound} />
            </IconButton>
            <IconButton label={text('people.newChat')} onClick={onNewChat}>
              <Icon icon={MessageSquarePlus} />
            </IconButton>
          </span>
        }
        emptyAction={
          <>
            <Button onClick={onNewChat}>{text('people.findPeople')}</Button>
            <div className={styles.narrowSteps}>{firstSteps}</div>
          </>
        }
      />
    </>
  );
}
