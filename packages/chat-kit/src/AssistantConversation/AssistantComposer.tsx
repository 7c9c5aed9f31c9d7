import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { lazyPart } from '@franca/ui/kit';
import { Pencil, SendHorizontal, X } from 'lucide-react';
import { type RefObject, Suspense } from 'react';
import * as composer from '../Composer/Composer.styles.ts';
import { DictationButton } from '../Composer/DictationButton.tsx';
import { FieldMirror } from '../Composer/FieldMirror.tsx';
import type { ComposerDictation } from '../core/model/VoiceInput.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantConversation.styles.ts';

// Few people dictate, and most voices find no obstacle.
const DictationLine = lazyPart(() => import('../interactionChunk.ts'), 'DictationLine', null);
const VoiceNotice = lazyPart(() => import('../interactionChunk.ts'), 'VoiceNotice');

/** Props of {@link AssistantComposer}. */
export interface AssistantComposerProps {
  /** What is written. */
  text: string;
  /** Takes what is written. */
  onText: (text: string) => void;
  /** Puts dictated words behind it. */
  onWords: (words: string) => void;
  /** Asks. */
  onAsk: () => void;
  /** Whether a question of oneself is being changed. */
  isEditing: boolean;
  /** Leaves it as it is. */
  onCancelEdit: () => void;
  /** Whether an answer is awaited: the next question is written meanwhile, and not asked. */
  isBusy: boolean;
  /** Nothing can be asked. */
  disabled: boolean;
  /** Longest question, in UTF-16 code units. */
  maxLength: number | undefined;
  /** Speech that becomes text; without it there is no microphone. */
  dictation: ComposerDictation | undefined;
  /** Takes the field. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where a question is written or dictated: Enter asks, Shift+Enter breaks the line. Renders a `<form>`. */
export function AssistantComposer(props: AssistantComposerProps) {
  const { text: written, dictation, isBusy, isEditing, disabled, field } = props;
  const text = useAssistantText();
  const isListening = dictation !== undefined && dictation.state !== 'idle';
  const isEmpty = written.trim() === '';
  const ask = (): void => {
    if (!isEmpty && !isBusy && !disabled) props.onAsk();
  };
  return (
    <form
      className={styles.composer}
      data-fr-part="assistant-composer"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Suspense>
        {dictation?.problem ? <VoiceNotice problem={dictation.problem} onDismiss={dictation.cancel} /> : null}
      </Suspense>
      {/* Screen readers know of it before it says something. */}
      <div role="status">
        <Suspense>{isListening ? <DictationLine dictation={dictation} /> : null}</Suspense>
      </div>
      {isEditing ? (
        <div className={styles.editing}>
          <Icon icon={Pencil} size="small" />
          <span>{text('editHint')}</span>
          <IconButton size="small" label={text('cancelEdit')} onClick={props.onCancelEdit}>
            <Icon icon={X} size="small" />
          </IconButton>
        </div>
      ) : null}
      <div className={composer.line}>
        <div className={composer.field}>
          <FieldMirror text={written} />
          <textarea
            ref={field}
            className={composer.input}
            rows={1}
            // An empty field takes the direction of the page, so that its placeholder stands right.
            dir={written === '' ? undefined : 'auto'}
            aria-label={text('ask')}
            placeholder={text('ask')}
            value={written}
            disabled={disabled}
            maxLength={props.maxLength}
            enterKeyHint="send"
            onChange={(event) => props.onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && isEditing) {
                event.preventDefault();
                props.onCancelEdit();
              }
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              ask();
            }}
          />
        </div>
        {(isEmpty || isListening) && dictation && !disabled ? (
          <DictationButton dictation={dictation} onText={props.onWords} />
        ) : null}
        {!isEmpty && !isListening && !disabled ? (
          <IconButton
            className={composer.send}
            type="submit"
            variant="primary"
            shape="round"
            label={text('send')}
            aria-disabled={isBusy}
            // The cursor stays in the text, so that a phone's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
          >
            <Icon icon={SendHorizontal} flip />
          </IconButton>
        ) : null}
      </div>
    </form>
  );
}
