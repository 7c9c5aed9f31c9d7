import { use, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useTranslationChoices } from '../hooks/useTranslationChoices.ts';
import * as lineStyles from '../MessageBubble/TranslationLine.styles.ts';
import { TranslationLine } from '../MessageBubble/TranslationLine.tsx';
import { RecognitionLine } from './RecognitionLine.tsx';
import { useAttachmentText } from './useAttachmentText.ts';
import * as styles from './VoiceText.styles.ts';

/** Props of {@link VoiceText}. */
export interface VoiceTextProps {
  /** The voice message. */
  message: ChatMessage;
  /** What can be done with it. */
  actions: MessageActions;
}

/** What the person chose for messages, kept while their rows are out of view. */
const choicesOfMessages = new Map<string, boolean>();

/**
 * The words of a voice message: shown when the person asks for them, or always where they chose so, and translated like any text.
 * Renders a `<div>`, and nothing where the backend recognises no speech.
 */
export function VoiceText(props: VoiceTextProps) {
  return use(ChatContext)?.port.attachmentTexts ? <RecognisedWords {...props} /> : null;
}

function RecognisedWords({ message, actions }: VoiceTextProps) {
  const { options } = useChat();
  const text = usePartText();
  const choices = useTranslationChoices();
  const { chatId, topicId } = message;
  const [choice, setChoice] = useState(choicesOfMessages.get(chatId));
  const isOpen = choice ?? options.voiceText === 'always';
  const handle = useAttachmentText({ topicId, chatId, place: 0, medium: 'voice' }, isOpen);
  const { status, retry } = handle;
  const known = status.kind === 'known' && status.text.state === 'done' ? status.text : null;
  const view = choices.viewOf(topicId, chatId);
  const shown = known && shownTexts(known, view);

  function toggle(): void {
    choicesOfMessages.set(chatId, !isOpen);
    setChoice(!isOpen);
  }

  return (
    <div className={styles.root} data-fr-part="voice-text" data-state={isOpen ? 'open' : 'closed'}>
      <button
        type="button"
        className={`${lineStyles.action} ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {text(isOpen ? 'hideText' : 'showText')}
      </button>
      {isOpen && shown ? (
        <p className={styles.words} dir="auto" lang={shown.main.language ?? undefined}>
          {shown.main.text}
        </p>
      ) : null}
      {isOpen && shown?.second ? (
        <p className={styles.second} dir="auto" lang={shown.second.language ?? undefined}>
          {shown.second.text}
        </p>
      ) : null}
      {isOpen && known && known.translation.kind !== 'none' ? (
        <TranslationLine
          translation={known.translation}
          view={view}
          onView={(next) => choices.setMessage(topicId, chatId, next)}
          offer={actions.translationOffer}
          onRetry={retry}
        />
      ) : null}
      {isOpen ? <RecognitionLine handle={handle} medium="voice" /> : null}
    </div>
  );
}
