import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { createSlot, lazyPart } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { AudioLines, Check, SendHorizontal } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { Person } from '../core/model/Person.ts';
import type { ComposerDictation, ComposerRecorder } from '../core/model/VoiceInput.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useComposer } from '../hooks/useComposer.ts';
import type { EditModel } from '../hooks/useEdit.ts';
import { useMentions } from '../MentionPicker/useMentions.ts';
import { ReplyBar } from '../ReplyBar/ReplyBar.tsx';
import { type ComposerToolName, composerToolNames } from './builtInTools.ts';
import * as styles from './Composer.styles.ts';
import { ComposerFiles } from './ComposerFiles.tsx';
import type { ComposerTool } from './ComposerTool.ts';
import { ComposerTools } from './ComposerTools.tsx';
import { DictationButton } from './DictationButton.tsx';
import { FieldMirror } from './FieldMirror.tsx';
import { useComposerFiles } from './useComposerFiles.ts';
import { useComposerPickers } from './useComposerPickers.ts';
import { type RecorderPanelModel, useRecorderPanel } from './useRecorderPanel.ts';

// Most messages are written: the recorder comes with the first press on its button.
const RecorderPanel = lazyPart(
  () => import('./RecorderPanel.tsx'),
  'RecorderPanel',
  ({ onClose }) => onClose(),
);

// Few texts are that long.
const TextLimit = lazyPart(() => import('../interactionChunk.ts'), 'TextLimit', null);

/** The share of its limit from which a text is told how much room is left. */
const nearLimit = 0.9;

// Nobody picks anything before a button is pressed.
const ComposerPicker = lazyPart(
  () => import('./ComposerPicker.tsx'),
  'ComposerPicker',
  ({ onClose }) => onClose(),
);

// Few messages hold an address.
const LinkPreviewBar = lazyPart(
  () => import('../interactionChunk.ts'),
  'LinkPreviewBar',
  ({ onDismiss }) => onDismiss(),
);

// Few messages are edited, most of them from the menu, which comes with it.
const EditBar = lazyPart(
  () => import('../interactionChunk.ts'),
  'EditBar',
  ({ onCancel }) => onCancel(),
);

// Few people dictate.
const DictationLine = lazyPart(() => import('../interactionChunk.ts'), 'DictationLine', null);

// Only groups have somebody to mention.
const MentionPicker = lazyPart(
  () => import('../interactionChunk.ts'),
  'MentionPicker',
  ({ mentions }) => mentions.close(),
);

const nobody: readonly Person[] = [];

// A dialog is heavy, and most voices find no obstacle.
const VoiceNotice = lazyPart(() => import('../interactionChunk.ts'), 'VoiceNotice');

/** What a parent can do with a composer. */
export interface ComposerHandle {
  /** Puts the cursor into it. */
  focus: () => void;
}

/** Props of {@link Composer}. */
export interface ComposerProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The open conversation. */
  session: TopicSession;
  /** The message that is answered, or null. */
  replyTo: ChatMessage | null;
  /** The own message whose words are being changed: {@link useEdit}. Default: nothing is edited. */
  edit?: EditModel | undefined;
  /** The reply is over: sent, or given up. */
  onReplyEnd: () => void;
  /** This device could not store the answer to a message: it is to be answered again. */
  onReplyAgain?: ((message: ChatMessage) => void) | undefined;
  /** Stands before everything else, in every width. */
  start?: ReactNode;
  /**
   * What is offered besides writing, in its order: tools of the kit by name, those of the application as objects. Of the
   * kit's only those appear that the backend supports. Default: `composerToolNames`.
   */
  tools?: readonly (ComposerTool | ComposerToolName)[] | undefined;
  /** Nothing can be written or sent for now; what is written stays. */
  disabled?: boolean | undefined;
  /** Stands in the empty field. Default: 'Write a message' in the interface language. */
  placeholder?: string | undefined;
  /** Stands in the place of the send button while nothing is written. */
  idleAction?: ReactNode;
  /** Speech that becomes text; without it there is no microphone button. */
  dictation?: ComposerDictation | undefined;
  /** Records voice messages; without it there is no button for them. */
  recorder?: ComposerRecorder | undefined;
  /** Whom a message may mention, the viewer left out. Default: nobody. */
  people?: readonly Person[] | undefined;
  /** A mention is begun: those of `people` who are not loaded yet are wanted now. */
  onMentionStart?: (() => void) | undefined;
  /** Takes the composer's handle. */
  handleRef?: Ref<ComposerHandle> | undefined;
}

function SendButton({ isEdit }: { isEdit: boolean }) {
  const text = useChatText();
  return (
    <IconButton
      className={styles.send}
      type="submit"
      variant="primary"
      shape="round"
      label={text(isEdit ? 'saveEdit' : 'send')}
      // The cursor stays in the text, so that a phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
    >
      {isEdit ? <Icon icon={Check} /> : <Icon icon={SendHorizontal} flip />}
    </IconButton>
  );
}

interface IdleActionsProps extends Pick<ComposerProps, 'idleAction' | 'dictation' | 'recorder'> {
  panel: RecorderPanelModel;
  onText: (words: string) => void;
}

/** What stands in the place of the send button while there is nothing to send. */
function IdleActions({ idleAction, dictation, recorder, panel, onText }: IdleActionsProps) {
  const text = useChatText();
  const isListening = dictation !== undefined && dictation.state !== 'idle';
  return (
    <>
      {idleAction}
      {recorder && !isListening ? (
        <IconButton
          ref={panel.opener}
          className={styles.send}
          shape="round"
          label={text('recordVoice')}
          onClick={panel.open}
        >
          <Icon icon={AudioLines} />
        </IconButton>
      ) : null}
      {dictation ? <DictationButton dictation={dictation} onText={onText} /> : null}
    </>
  );
}

/**
 * Where a message is written, dictated or recorded: Enter sends, Shift+Enter breaks the line. The send button stands where
 * the microphone was as soon as something is written (docs/behaviour/conversation.md, Composer). Renders a `<form>`.
 */
export const Composer = createSlot('Composer', function Composer(props: ComposerProps) {
  const {
    session,
    replyTo,
    onReplyEnd,
    onReplyAgain,
    edit,
    start,
    idleAction,
    dictation,
    recorder,
    ...others
  } = props;
  const { tools = composerToolNames, disabled = false, placeholder, handleRef, ...more } = others;
  const { people = nobody, onMentionStart, className, ...rest } = more;
  const text = useChatText();
  const maxLength = useChat().port.messages.maxTextLength;
  const area = useRef<HTMLTextAreaElement>(null);
  const model = useComposer({
    session,
    replyTo,
    edit,
    people,
    onSent: onReplyEnd,
    onUnsent: onReplyAgain,
    onCancelReply: onReplyEnd,
  });
  const mentions = useMentions(area, people, model.write, onMentionStart);
  const isMentioning = mentions.found.length > 0 && !disabled;
  const panel = useRecorderPanel(recorder);
  const files = useComposerFiles(session.topicId, area, disabled);
  const pickers = useComposerPickers(model, area);
  useImperativeHandle(handleRef, () => ({ focus: () => area.current?.focus() }), []);
  useEffect(() => {
    if (replyTo) area.current?.focus();
  }, [replyTo]);
  const edited = edit?.message ?? null;
  useEffect(() => {
    const field = area.current;
    if (!edited || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [edited]);
  const ofTheKit = new Map([...pickers.tools, ...files.tools].map((tool) => [tool.id, tool]));
  const offered = tools.flatMap((tool) => (typeof tool === 'string' ? (ofTheKit.get(tool) ?? []) : tool));
  const isListening = dictation !== undefined && dictation.state !== 'idle';

  return (
    <>
      <form
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="composer"
        onPaste={(event) => {
          rest.onPaste?.(event);
          files.onPaste?.(event);
        }}
        onSubmit={(event) => {
          rest.onSubmit?.(event);
          event.preventDefault();
          if (!disabled) model.send();
        }}
      >
        <Suspense>
          {dictation?.problem ? (
            <VoiceNotice problem={dictation.problem} onDismiss={dictation.cancel} />
          ) : null}
          {recorder?.problem ? <VoiceNotice problem={recorder.problem} onDismiss={recorder.cancel} /> : null}
        </Suspense>
        {isMentioning ? (
          <Suspense>
            <MentionPicker mentions={mentions} />
          </Suspense>
        ) : null}
        {edit && edited ? (
          <Suspense>
            <EditBar message={edited} onCancel={edit.cancel} />
          </Suspense>
        ) : (
          <>
            {replyTo ? <ReplyBar message={replyTo} onCancel={onReplyEnd} /> : null}
            {model.link.preview && !disabled ? (
              <Suspense>
                <LinkPreviewBar
                  preview={model.link.preview}
                  onDismiss={() => {
                    model.link.dismiss();
                    // The button that had the focus is gone.
                    area.current?.focus();
                  }}
                />
              </Suspense>
            ) : null}
            <ComposerFiles files={files} onDone={() => area.current?.focus()} />
          </>
        )}
        {maxLength !== undefined && model.text.length > maxLength * nearLimit ? (
          <Suspense>
            <TextLimit text={model.text} max={maxLength} />
          </Suspense>
        ) : null}
        {isListening ? (
          <Suspense>
            <DictationLine dictation={dictation} />
          </Suspense>
        ) : null}
        {recorder && panel.isOpen ? (
          <Suspense fallback={<div className={styles.line} />}>
            <RecorderPanel recorder={recorder} onAudio={model.sendAudio} onClose={panel.close} />
          </Suspense>
        ) : (
          <div className={styles.line}>
            {start}
            {edited ? null : <ComposerTools tools={offered} disabled={disabled} />}
            <div className={styles.field}>
              <FieldMirror text={model.text} />
              <textarea
                {...model.inputProps}
                onChange={(event) => {
                  model.inputProps.onChange(event);
                  mentions.read();
                }}
                onKeyDown={(event) => {
                  if (!mentions.onKeyDown(event)) model.inputProps.onKeyDown(event);
                }}
                onBlur={() => {
                  model.inputProps.onBlur();
                  mentions.close();
                }}
                onSelect={people.length > 0 ? mentions.read : undefined}
                aria-autocomplete={people.length > 0 ? 'list' : undefined}
                aria-controls={isMentioning ? mentions.listId : undefined}
                aria-activedescendant={
                  isMentioning && mentions.active ? mentions.optionId(mentions.active.id) : undefined
                }
                ref={area}
                className={styles.input}
                rows={1}
                // An empty field takes the direction of the page, so that its placeholder stands right.
                dir={model.text === '' ? undefined : 'auto'}
                aria-label={text('write')}
                placeholder={placeholder ?? text('write')}
                disabled={disabled}
                // A longer message is sent as several; an edited one stays one.
                maxLength={edited ? maxLength : undefined}
                enterKeyHint="send"
              />
            </div>
            {disabled ? null : edited || (model.canSend && !isListening) ? (
              <SendButton isEdit={edited !== null} />
            ) : (
              <IdleActions {...{ idleAction, dictation, recorder, panel }} onText={model.insert} />
            )}
          </div>
        )}
      </form>
      {pickers.pickerProps && !disabled ? (
        <Suspense>
          <ComposerPicker {...pickers.pickerProps} />
        </Suspense>
      ) : null}
    </>
  );
});
