import { useFilledSlot } from '@franca/ui/kit';
import {
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { hasEnded } from '../core/model/hasEnded.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import type { Topic } from '../core/model/Topic.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { switchesOf } from '../hooks/MessageSwitches.ts';
import { useChat } from '../hooks/useChat.ts';
import { useConversationRows } from '../hooks/useConversationRows.ts';
import { useCorrection } from '../hooks/useCorrection.ts';
import { useEdit } from '../hooks/useEdit.ts';
import { useFileDrop } from '../hooks/useFileDrop.ts';
import { useFinder } from '../hooks/useFinder.ts';
import { useForward } from '../hooks/useForward.ts';
import { useHide } from '../hooks/useHide.ts';
import { useMarkSeen } from '../hooks/useMarkSeen.ts';
import { useMessageActions } from '../hooks/useMessageActions.ts';
import { usePins } from '../hooks/usePins.ts';
import { useRecall } from '../hooks/useRecall.ts';
import { useSelection } from '../hooks/useSelection.ts';
import { useSessionStatus } from '../hooks/useSessionStatus.ts';
import { useTopicMembers } from '../hooks/useTopicMembers.ts';
import { useTopicSession } from '../hooks/useTopicSession.ts';
import { useTopicSnapshot } from '../hooks/useTopicSnapshot.ts';
import type { MessageListHandle } from '../MessageList/MessageListHandle.ts';
import type { ConversationProps, ShowMessageWords } from './ConversationProps.ts';

/** When the bar of a choice goes with the focus in it, the row at which the Tab key stops takes the focus. */
function useFocusAfterChoice(isChoosing: boolean, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isChoosing) return;
    return () => {
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        root.current
          ?.querySelector<HTMLElement>('[role="feed"] [tabindex="0"]')
          ?.focus({ preventScroll: true });
      });
    };
  }, [isChoosing, root]);
}

/** The message that is being answered; what was recalled meanwhile, or has ended, is not answered any more, and its words stand nowhere. */
function useReply(session: TopicSession) {
  const { clock } = useChat();
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null);
  const isGone =
    replyTo && (session.store.find(replyTo.chatId)?.isRecalled || hasEnded(replyTo, clock.now()));
  if (isGone) setReplyTo(null);
  const endReply = useCallback(() => setReplyTo(null), []);
  const replyAgain = useCallback((message: ChatMessage) => setReplyTo((now) => now ?? message), []);
  return { replyTo, setReplyTo, endReply, replyAgain };
}

/** Whether the newest message is on the screen, and the way to say so. */
function useAtBottom(onChange: ConversationProps['onAtBottomChange']) {
  const [isAtBottom, setAtBottom] = useState(true);
  const note = useCallback(
    (next: boolean) => {
      setAtBottom(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [isAtBottom, note] as const;
}

/** Whom a message of a group may mention; of a large group most are loaded when a mention is begun. */
function useMentionable(topic: Topic) {
  const viewerId = useChat().port.viewer.id;
  const [isWanted, setWanted] = useState(false);
  const { members } = useTopicMembers(topic, isWanted);
  const people = useMemo(
    () => (topic.isGroup ? members.filter(({ id }) => id !== viewerId) : undefined),
    [topic.isGroup, members, viewerId],
  );
  return { people, start: useCallback(() => setWanted(true), []) };
}

/** The way to a message; whoever asks before the first page is here is led there as soon as it is. */
function useShowMessage(isReady: boolean, jump: (chatId: string, words?: string) => void) {
  const [wanted, setWanted] = useState<[chatId: string, words?: string] | null>(null);
  useEffect(() => {
    if (!isReady || wanted === null) return;
    setWanted(null);
    jump(...wanted);
  }, [isReady, wanted, jump]);
  return useCallback((chatId: string, { words }: ShowMessageWords = {}) => setWanted([chatId, words]), []);
}

/** Options of {@link useConversation}: those props of a conversation that decide what can be done in it. */
export interface UseConversationOptions
  extends Pick<
    ConversationProps,
    | 'topic'
    | 'readingLanguage'
    | 'initialPage'
    | 'translationOffer'
    | 'actions'
    | 'onSeen'
    | 'onOpenContact'
    | 'onCall'
    | 'onAtBottomChange'
    | 'handleRef'
  > {
  /** The conversation can only be read. */
  readonly readOnly: boolean;
}

/** The state of an open conversation and what can be done in it, for its parts. */
export function useConversation(options: UseConversationOptions) {
  const { topic, readingLanguage = null, readOnly, handleRef } = options;
  // Where an application empties the slot, what would lead into the composer is not offered.
  const hasComposer = useFilledSlot('Composer') !== null && !readOnly;
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const session = useTopicSession(topic.id, readingLanguage, options.initialPage);
  const snapshot = useTopicSnapshot(session);
  const status = useSessionStatus(session);
  const isReady = status.first.kind === 'ready';
  const isCounted = isReady && !topic.isRefreshing;
  const [isAtBottom, noteAtBottom] = useAtBottom(options.onAtBottomChange);
  useMarkSeen({ session, snapshot, isReady: isCounted, isAtBottom, onSeen: options.onSeen });
  const rows = useConversationRows({ snapshot, isReady: isCounted, unreadCount: topic.unreadCount });

  const reply = useReply(session);
  const mentionable = useMentionable(topic);
  const edit = useEdit(session, mentionable.people);
  const recall = useRecall();
  const hide = useHide();
  const forward = useForward();
  const correction = useCorrection();
  const selection = useSelection();
  const pinned = usePins(session, snapshot);
  const finder = useFinder(session, list);
  useFocusAfterChoice(selection.chatIds !== null, finder.root);
  const actions = useMessageActions({
    session,
    switches: switchesOf(readOnly, options.actions),
    onReply: hasComposer ? reply.setReplyTo : undefined,
    onEdit: hasComposer ? edit.begin : undefined,
    translationOffer: options.translationOffer,
    onRecall: recall.ask,
    pins: pinned,
    onHide: hide.ask,
    onForward: forward.onForward,
    onCorrect: correction.onCorrect,
    onSelect: selection.begin,
    onOpenContact: options.onOpenContact,
    onCall: options.onCall,
    onJump: finder.showMessage,
  });

  const write = useCallback((words?: string) => composer.current?.focus(words), []);
  const showMessage = useShowMessage(isReady, finder.showMessage);
  useImperativeHandle(handleRef, () => ({ showMessage, write }), [showMessage, write]);
  const drop = useFileDrop(topic.id, write, !hasComposer);

  return {
    ...{ list, composer, session, snapshot, status, rows, noteAtBottom, actions },
    ...{ reply, mentionable, edit, recall, hide, forward, correction, selection, pinned, finder, drop },
  };
}
