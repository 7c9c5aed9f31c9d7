import {
  type ConversationHandle,
  ConversationSkeleton,
  composerToolNames,
  NoConversation,
  type SharedContact,
  type Topic,
} from '@franca/chat-kit';
import type { Topic as WireTopic } from '@franca/contract';
import { Button, EmptyState, Icon, IconButton } from '@franca/ui';
import { ArrowLeft, Globe, MessageCircleOff } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useText } from '../../strings/useText.ts';
import * as styles from './ChatMain.styles.ts';
import { LanguageDialog } from './LanguageDialog.tsx';
import { useReadingLanguage } from './useReadingLanguage.ts';
import { VoiceConversation } from './VoiceConversation.tsx';

/** Props of {@link ChatMain}. */
export interface ChatMainProps {
  /** Id of the open conversation, or null. */
  topicId: string | null;
  /** The open conversation as the kit knows it. */
  topic: Topic | undefined;
  /** The open conversation as the server said it. */
  wireTopic: WireTopic | undefined;
  /** Whether the list of conversations is still on its way. */
  isLoading: boolean;
  /** Goes back to the list, in a narrow window. */
  onBack: () => void;
  /** Called when the person has seen the newest message. */
  onSeen: () => void;
  /** Opens the conversation with a shared contact. */
  onOpenContact: (contact: SharedContact) => void;
  /** Called when the newest message comes onto the screen or leaves it. */
  onAtBottomChange: (isAtBottom: boolean) => void;
  /** Buttons at the end of the conversation's header. */
  headerActions?: ReactNode;
  /** Takes the handle of the open conversation. */
  ref?: Ref<ConversationHandle>;
}

/** The right part: a conversation, or the welcome while none is open. */
export function ChatMain({ topicId, topic, wireTopic, isLoading, onBack, ref, ...events }: ChatMainProps) {
  const text = useText();
  const language = useReadingLanguage(wireTopic);
  const [isChoosing, setChoosing] = useState(false);
  if (topicId === null) return <NoConversation />;
  if (!topic || !wireTopic) {
    if (isLoading) return <ConversationSkeleton />;
    return (
      <div className={styles.missing}>
        <EmptyState
          icon={<Icon icon={MessageCircleOff} size="large" />}
          title={text('chatMissing')}
          action={<Button onClick={onBack}>{text('backToChats')}</Button>}
        >
          {text('chatMissingHint')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <VoiceConversation
        // The microphone belongs to the conversation that is open.
        key={topic.id}
        topic={topic}
        readingLanguage={language}
        {...events}
        handleRef={ref}
        headerStart={
          <IconButton className={styles.back} label={text('backToChats')} onClick={onBack}>
            <Icon icon={ArrowLeft} flip />
          </IconButton>
        }
        composerTools={[
          ...composerToolNames,
          {
            id: 'language',
            label: text('languageOfChat'),
            icon: Globe,
            opens: 'dialog',
            isOpen: isChoosing,
            onSelect: () => setChoosing(true),
          },
        ]}
      />
      <LanguageDialog topic={wireTopic} open={isChoosing} onOpenChange={setChoosing} />
    </>
  );
}
