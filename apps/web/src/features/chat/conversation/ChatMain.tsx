import {
  type ChatSlots,
  Conversation,
  type ConversationHandle,
  type ConversationProps,
  ConversationSkeleton,
  composerToolNames,
  NoConversation,
  type SharedContact,
  type Topic,
} from '@franca/chat-kit';
import type { Topic as WireTopic } from '@franca/contract';
import { Badge, Button, EmptyState, Icon, IconButton } from '@franca/ui';
import { ArrowLeft, Globe, MessageCircleOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useBasicLists } from '../../../lib/data/staticLists.ts';
import { useMe } from '../../../lib/data/useMe.ts';
import { useText } from '../../../strings/texts.ts';
import { otherMember } from '../port/mapping/toTopic.ts';
import { useOpenFound } from '../transcripts/useOpenFound.ts';
import { BlockedNotice } from './BlockedNotice.tsx';
import * as styles from './ChatMain.styles.ts';
import { ClosedGroup, ClosedPrivate } from './ClosedGroup.tsx';
import { ReachNotice } from './ReachNotice.tsx';
import { useComposerDictation } from './useComposerDictation.ts';
import { useComposerRecorder } from './useComposerRecorder.ts';
import { usePreviewChoice } from './usePreviewChoice.ts';
import { useSharedChoice } from './useSharedChoice.ts';
import { useTranslationOffer } from './useTranslationOffer.ts';

/**
 * A conversation whose composer can also listen: dictation behind the microphone button, the recorder beside it. The
 * microphone belongs to the conversation that is open, so it needs the topic as its key.
 */
function VoiceConversation(props: Omit<ConversationProps, 'dictation' | 'recorder'>) {
  const dictation = useComposerDictation();
  const recorder = useComposerRecorder();
  return <Conversation {...props} dictation={dictation} recorder={recorder} />;
}

/** The BCP 47 tag of the language in which the reader reads a conversation: its own, else the profile's. */
function useReadingLanguage(topic: WireTopic | undefined): string | null {
  const { data: me } = useMe();
  const { data: lists } = useBasicLists();
  if (topic?.language) return topic.language;
  return lists?.languages.find(({ name }) => name === me?.language)?.code ?? null;
}

/** Props of {@link ChatMain}. */
export interface ChatMainProps {
  /** Id of the open conversation, or null. */
  topicId: string | null;
  /** The open conversation as the kit knows it. */
  topic: Topic | undefined;
  /** The open conversation as the server sent it. */
  wireTopic: WireTopic | undefined;
  /** How often its messages got another author: it is read again then. */
  rewrites: number;
  /** Whether the list of conversations is still loading. */
  isLoading: boolean;
  /** Finds people to write to; given where there is no conversation at all. */
  onFindPeople: (() => void) | undefined;
  /** What else there is to do then. */
  firstSteps: ReactNode;
  /** Messages that are unread in other conversations: their number stands on the way back, in a narrow window. */
  unreadCount: number;
  /** Goes back to the list, in a narrow window. */
  onBack: () => void;
  /** Called when the person has seen the newest message. */
  onSeen: () => void;
  /** Opens the conversation with a shared contact. */
  onOpenContact: (contact: SharedContact) => void;
  /** Calls the conversation; without it records of calls are only shown. */
  onCall?: (isVideo: boolean) => void;
  /** Opens the dialog with the languages of the conversation. */
  onLanguage: () => void;
  /** Whether that is open. */
  isLanguageOpen: boolean;
  /** Called when the newest message comes onto the screen or leaves it. */
  onAtBottomChange: (isAtBottom: boolean) => void;
  /** Parts of the conversation that are drawn differently. */
  slots?: ChatSlots | undefined;
  /** The information panel of the conversation. */
  headerInfo?: ConversationProps['headerInfo'];
  /** Buttons at the end of the conversation's header. */
  headerActions?: ReactNode;
  /** Takes the handle of the open conversation. */
  ref?: Ref<ConversationHandle>;
}

/** The right part: a conversation, or the welcome while none is open. */
export function ChatMain(props: ChatMainProps) {
  const { topicId, topic, wireTopic, rewrites, isLoading, onFindPeople, firstSteps, ...rest } = props;
  const { unreadCount, onBack, onLanguage, isLanguageOpen, ref, ...events } = rest;
  const text = useText();
  const { data: me } = useMe();
  const language = useReadingLanguage(wireTopic);
  useSharedChoice(wireTopic);
  const [showPreview] = usePreviewChoice(topicId ?? '');
  const openFound = useOpenFound();
  const translationOffer = useTranslationOffer(wireTopic?.is_group ?? false, topicId);
  if (topicId === null) {
    const find = onFindPeople && (
      <>
        <Button onClick={onFindPeople}>{text('people.findPeople')}</Button>
        {firstSteps}
      </>
    );
    return <NoConversation action={find} />;
  }
  if (!topic || !wireTopic) {
    if (isLoading) return <ConversationSkeleton />;
    return (
      <div className={styles.missing}>
        <EmptyState
          icon={<Icon icon={MessageCircleOff} size="large" />}
          title={text('chat.missing')}
          action={<Button onClick={onBack}>{text('chat.backToList')}</Button>}
        >
          {text('chat.missingHint')}
        </EmptyState>
      </div>
    );
  }
  const blocked = wireTopic.is_block && me ? otherMember(wireTopic, me._id) : undefined;
  const notice = blocked ? <BlockedNotice person={blocked} /> : <ReachNotice topicId={topic.id} />;
  const closed = wireTopic.is_group ? <ClosedGroup /> : <ClosedPrivate />;
  return (
    <VoiceConversation
      key={`${topic.id}/${rewrites}`}
      topic={topic}
      readingLanguage={language}
      {...events}
      handleRef={ref}
      translationOffer={translationOffer}
      showPreview={showPreview}
      onOpenFound={openFound}
      notice={wireTopic.is_read_only ? null : notice}
      composerNotice={wireTopic.is_read_only ? closed : undefined}
      // Also in a group that can only be read: docs/behaviour/permissions.md, Groups and their creator.
      actions={{ recall: true }}
      headerStart={
        <span className={styles.back}>
          <IconButton label={text('chat.backToList')} onClick={onBack}>
            <Icon icon={ArrowLeft} flip />
          </IconButton>
          <Badge className={styles.unread} count={unreadCount} />
        </span>
      }
      composerTools={[
        ...composerToolNames,
        {
          id: 'language',
          label: text('chat.language'),
          icon: Globe,
          opens: 'dialog',
          isOpen: isLanguageOpen,
          onSelect: onLanguage,
        },
      ]}
    />
  );
}
