import { lazyPart, useMergedRef } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ComposerToolName } from '../Composer/builtInTools.ts';
import { Composer, type ComposerHandle } from '../Composer/Composer.tsx';
import type { ComposerTool } from '../Composer/ComposerTool.ts';
import { ConversationHeader } from '../ConversationHeader/ConversationHeader.tsx';
import { FinderButton, FinderPlace } from '../ConversationSearch/FinderPlace.tsx';
import type { ChatMessage } from '../core/model/Message.ts';
import type { SharedContact } from '../core/model/Person.ts';
import type { Topic } from '../core/model/Topic.ts';
import type { TranslationOffer } from '../core/model/TranslationOffer.ts';
import type { ComposerDictation, ComposerRecorder } from '../core/model/VoiceInput.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import type { MessagePage } from '../core/session/ChatDataPort.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useChat } from '../hooks/useChat.ts';
import { useConversationRows } from '../hooks/useConversationRows.ts';
import { useEdit } from '../hooks/useEdit.ts';
import { useFileDrop } from '../hooks/useFileDrop.ts';
import { useFinder } from '../hooks/useFinder.ts';
import { type ForwardModel, useForward } from '../hooks/useForward.ts';
import { useHide } from '../hooks/useHide.ts';
import { useMarkSeen } from '../hooks/useMarkSeen.ts';
import { useMessageActions } from '../hooks/useMessageActions.ts';
import type { MessageQuestionModel } from '../hooks/useMessageQuestion.ts';
import { usePins } from '../hooks/usePins.ts';
import { type RecallModel, useRecall } from '../hooks/useRecall.ts';
import { useSeenMarks } from '../hooks/useSeenMarks.ts';
import { useSelection } from '../hooks/useSelection.ts';
import { useSessionStatus } from '../hooks/useSessionStatus.ts';
import { useTopicMembers } from '../hooks/useTopicMembers.ts';
import { useTopicSession } from '../hooks/useTopicSession.ts';
import { useTopicSnapshot } from '../hooks/useTopicSnapshot.ts';
import { useTypingNames } from '../hooks/useTypingNames.ts';
import type { MessageListHandle } from '../MessageList/MessageListHandle.ts';
import type { ChatSlots } from '../slots/ChatSlots.ts';
import { SlotProvider } from '../slots/SlotProvider.ts';
import { TypingLine } from '../TypingLine/TypingLine.tsx';
import { ThemeStage } from '../themes/ThemeStage.tsx';
import * as themes from '../themes/themes.styles.ts';
import { useThemeProps } from '../themes/useThemeProps.ts';
import * as styles from './Conversation.styles.ts';
import { ConversationMessages } from './ConversationMessages.tsx';
import { FileDropCover } from './FileDropCover.tsx';
import { FirstPageFailure } from './FirstPageFailure.tsx';

// A dialog is heavy: it is loaded with the first confirmation.
const RecallQuestion = lazyPart(
  () => import('../interactionChunk.ts'),
  'RecallQuestion',
  ({ recall }) => recall.cancel(),
);

const HideQuestion = lazyPart(
  () => import('../interactionChunk.ts'),
  'HideQuestion',
  ({ hide }) => hide.cancel(),
);

// Few conversations have pinned messages.
const PinBanner = lazyPart(() => import('../PinBanner/PinBanner.tsx'), 'PinBanner');

// Few messages are forwarded: the dialog, and all that it needs, comes with the first.
const ForwardPlace = lazyPart(
  () => import('../interactionChunk.ts'),
  'ForwardPlace',
  ({ onOpenChange }) => onOpenChange(false),
);

// Few people choose several messages.
const SelectionBar = lazyPart(
  () => import('../interactionChunk.ts'),
  'SelectionBar',
  ({ onEnd }) => onEnd(),
);

/** The chosen messages that are still there, oldest first. */
const chosenOf = (rows: readonly ConversationRow[], chatIds: ReadonlySet<string>): ChatMessage[] =>
  rows.flatMap(({ message }) => (chatIds.has(message.chatId) && !message.isRecalled ? message : []));

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

/** Props of {@link Conversation}. */
export interface ConversationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The conversation. */
  topic: Topic;
  /** BCP 47 tag of the language the reader reads here. */
  readingLanguage?: string | null | undefined;
  /** The newest messages, when they are here already: shown at once, and rendered on a server. */
  initialPage?: MessagePage | undefined;
  /** Stands before the picture in the header, for example a button that leads back. */
  headerStart?: ReactNode;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Stands before everything else in the composer, in every width. */
  composerStart?: ReactNode;
  /** The tools of the composer in their order: those of the kit by name, those of the application as objects. Default: `composerToolNames`. */
  composerTools?: readonly (ComposerTool | ComposerToolName)[] | undefined;
  /** Nothing can be written or sent for now. */
  composerDisabled?: boolean | undefined;
  /** Stands in the place of the composer, and says why nothing can be written here; reading goes on. Default: the composer. */
  composerNotice?: ReactNode;
  /** Stands above the composer: something to know before one writes. */
  notice?: ReactNode;
  /** Stands under messages whose translation is not included; keep it the same object. */
  translationOffer?: TranslationOffer | undefined;
  /** Stands in the empty field. Default: 'Write a message' in the interface language. */
  composerPlaceholder?: string | undefined;
  /** Stands in the place of the send button while nothing is written. */
  composerIdleAction?: ReactNode;
  /** Speech that becomes text in the composer. */
  dictation?: ComposerDictation | undefined;
  /** Records voice messages in the composer. */
  recorder?: ComposerRecorder | undefined;
  /** Parts to draw differently in this conversation; see {@link ChatSlots}. */
  slots?: ChatSlots | undefined;
  /** Called with what was reported as seen, milliseconds since 1970, to reset the unread count. */
  onSeen?: ((seenTime: number) => void) | undefined;
  /** Opens the conversation with a shared contact; without it contacts are only shown. */
  onOpenContact?: ((contact: SharedContact) => void) | undefined;
  /** Called when the newest message comes onto the screen or leaves it. */
  onAtBottomChange?: ((isAtBottom: boolean) => void) | undefined;
  /** Takes the conversation's handle. */
  handleRef?: Ref<ConversationHandle> | undefined;
}

/** A whole conversation: header, messages, who is typing, composer. Renders a `<section>`. */
export function Conversation(props: ConversationProps) {
  const { topic, readingLanguage = null, slots } = props;
  // A conversation in another language is another conversation: nothing of the old one may stay.
  return (
    <SlotProvider slots={slots}>
      <OpenConversation key={`${topic.id}/${readingLanguage ?? ''}`} {...props} />
    </SlotProvider>
  );
}

/** The props of the conversation's element apart from those of the conversation. */
function splitProps(props: ConversationProps) {
  const { topic, readingLanguage, initialPage, onSeen, onOpenContact, onAtBottomChange, ...parts } = props;
  const { headerStart, headerActions, composerStart, composerTools, composerIdleAction, ...others } = parts;
  const { composerDisabled, composerPlaceholder, composerNotice, dictation, recorder, ...more } = others;
  const { slots, translationOffer, notice, ...element } = more;
  const { handleRef, className, style, ref, ...rest } = element;
  return rest;
}

/** The message that is being answered; what was recalled meanwhile is not answered any more, and its words stand nowhere. */
function useReply(session: TopicSession) {
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null);
  if (replyTo && session.store.find(replyTo.chatId)?.isRecalled) setReplyTo(null);
  const endReply = useCallback(() => setReplyTo(null), []);
  const replyAgain = useCallback((message: ChatMessage) => setReplyTo((now) => now ?? message), []);
  return { replyTo, setReplyTo, endReply, replyAgain };
}

interface DialogsProps {
  recall: RecallModel;
  hide: MessageQuestionModel;
  forward: ForwardModel;
}

/** What is asked in a conversation: whether to recall or delete a message, and to whom to forward one. */
function ConversationDialogs({ recall, hide, forward }: DialogsProps) {
  return (
    <>
      {hide.isUsed ? (
        <Suspense>
          <HideQuestion open={hide.message !== null} hide={hide} />
        </Suspense>
      ) : null}
      {recall.isUsed ? (
        <Suspense>
          <RecallQuestion open={recall.message !== null} recall={recall} />
        </Suspense>
      ) : null}
      {forward.dialogProps ? (
        <Suspense>
          <ForwardPlace {...forward.dialogProps} />
        </Suspense>
      ) : null}
    </>
  );
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

function OpenConversation(props: ConversationProps) {
  const { topic, readingLanguage = null, style, composerNotice = null } = props;
  const isReadOnly = composerNotice !== null;
  const rest = splitProps(props);
  const theme = useThemeProps(topic.theme);
  const { port } = useChat();
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const [isAtBottom, noteAtBottom] = useAtBottom(props.onAtBottomChange);
  const session = useTopicSession(topic.id, readingLanguage, props.initialPage);
  const { replyTo, setReplyTo, endReply, replyAgain } = useReply(session);
  const snapshot = useTopicSnapshot(session);
  const status = useSessionStatus(session);
  const typing = useTypingNames(session);
  const mentionable = useMentionable(topic);
  const edit = useEdit(session, mentionable.people);
  const recall = useRecall();
  const hide = useHide();
  const forward = useForward();
  const selection = useSelection();
  const seen = useSeenMarks(snapshot, topic.members);
  const isReady = status.first.kind === 'ready';
  const rows = useConversationRows({ snapshot, isReady, unreadCount: topic.unreadCount });
  const pinned = usePins(session, snapshot);
  useMarkSeen({ session, snapshot, isReady, isAtBottom, onSeen: props.onSeen });

  const finder = useFinder(session, list);
  const merged = useMergedRef(finder.root, props.ref);
  useFocusAfterChoice(selection.chatIds !== null, finder.root);
  const actions = useMessageActions({
    session,
    onReply: isReadOnly ? undefined : setReplyTo,
    onEdit: isReadOnly ? undefined : edit.begin,
    translationOffer: props.translationOffer,
    onRecall: recall.ask,
    pins: isReadOnly ? undefined : pinned,
    onHide: hide.ask,
    onForward: forward.onForward,
    onSelect: selection.begin,
    onOpenContact: props.onOpenContact,
    onJump: finder.showMessage,
  });
  const write = useCallback(() => composer.current?.focus(), []);
  const showMessage = useShowMessage(isReady, finder.showMessage);
  useImperativeHandle(props.handleRef, () => ({ showMessage, write }), [showMessage, write]);
  const drop = useFileDrop(topic.id, write, isReadOnly);

  return (
    <section
      aria-label={topic.title}
      {...rest}
      {...theme}
      style={{ ...theme.style, ...style }}
      ref={merged}
      className={cx(styles.root, themes.scope, props.className)}
      data-fr-part="conversation"
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        finder.onKeyDown(event);
      }}
      {...drop.targetProps}
    >
      <FinderPlace finder={finder} title={topic.title}>
        <ConversationHeader
          topic={topic}
          start={props.headerStart}
          actions={
            <>
              <FinderButton finder={finder} />
              {props.headerActions}
            </>
          }
        />
      </FinderPlace>
      {pinned.pins.length > 0 ? (
        <Suspense>
          <PinBanner
            pins={pinned.pins}
            viewerId={port.viewer.id}
            onJump={actions.jumpTo}
            onUnpin={isReadOnly ? undefined : pinned.unpin}
          />
        </Suspense>
      ) : null}
      {status.first.kind === 'failed' ? (
        <FirstPageFailure reason={status.first.reason} onRetry={() => void session.reload()} />
      ) : null}
      <ThemeStage theme={topic.theme ?? null}>
        <ConversationMessages
          handleRef={list}
          topic={topic}
          status={status}
          rows={rows}
          viewerId={port.viewer.id}
          hasOlder={snapshot.hasOlder}
          seenTimes={snapshot.seenTimes}
          seenMarks={seen}
          expandedChatId={finder.expandedChatId}
          selection={selection}
          actions={actions}
          onLoadOlder={session.loadOlder}
          onAtBottomChange={noteAtBottom}
        />
        <TypingLine names={typing} />
      </ThemeStage>
      {props.notice}
      {selection.chatIds ? (
        <Suspense fallback={<div className={styles.notice} />}>
          <SelectionBar
            messages={chosenOf(rows, selection.chatIds)}
            viewerId={port.viewer.id}
            onEnd={selection.end}
          />
        </Suspense>
      ) : isReadOnly ? (
        <div className={styles.notice} data-fr-part="composer-notice" role="note">
          {composerNotice}
        </div>
      ) : (
        <Composer
          handleRef={composer}
          session={session}
          replyTo={replyTo}
          onReplyEnd={endReply}
          onReplyAgain={replyAgain}
          edit={edit}
          start={props.composerStart}
          tools={props.composerTools}
          disabled={props.composerDisabled}
          placeholder={props.composerPlaceholder}
          idleAction={props.composerIdleAction}
          dictation={props.dictation}
          recorder={props.recorder}
          people={mentionable.people}
          onMentionStart={mentionable.start}
        />
      )}
      <ConversationDialogs recall={recall} hide={hide} forward={forward} />
      {drop.isOver ? <FileDropCover /> : null}
    </section>
  );
}

/** Why somebody goes to a message. */
export interface ShowMessageWords {
  /** What was searched for: its place is marked, and unfolded where the text is long. Default: the beginning of the message is shown. */
  words?: string | undefined;
}

/** What a parent can do with an open conversation. */
export interface ConversationHandle {
  /** Loads older pages until the message with this client id is shown, brings it into view and marks it for a moment. */
  showMessage: (chatId: string, why?: ShowMessageWords) => void;
  /** Puts the cursor into the composer, for example when somebody begins to type elsewhere. */
  write: () => void;
}
