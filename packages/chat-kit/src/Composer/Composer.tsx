import { createSlot, lazyPart } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Suspense, useRef } from 'react';
import type { Person } from '../core/model/Person.ts';
import { useChat } from '../hooks/useChat.ts';
import { useComposer } from '../hooks/useComposer.ts';
import { useMentions } from '../MentionPicker/useMentions.ts';
import { composerToolNames } from './builtInTools.ts';
import * as styles from './Composer.styles.ts';
import { ComposerActions } from './ComposerActions.tsx';
import { ComposerBars } from './ComposerBars.tsx';
import { ComposerField } from './ComposerField.tsx';
import { ComposerLayers } from './ComposerLayers.tsx';
import type { ComposerProps } from './ComposerProps.ts';
import { ComposerTools } from './ComposerTools.tsx';
import { useComposerFiles } from './useComposerFiles.ts';
import { useComposerFocus } from './useComposerFocus.ts';
import { useComposerPickers } from './useComposerPickers.ts';
import { useRecorderPanel } from './useRecorderPanel.ts';
import { useSendOptions } from './useSendOptions.ts';

// Most messages are written: the recorder comes with the first press on its button.
const RecorderPanel = lazyPart(
  () => import('./RecorderPanel.tsx'),
  'RecorderPanel',
  ({ onClose }) => onClose(),
);

// Few people have it shown.
const PreviewLine = lazyPart(() => import('../interactionChunk.ts'), 'PreviewLine', null);

const nobody: readonly Person[] = [];

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
    tools = composerToolNames,
    showPreview = false,
    disabled = false,
    placeholder,
    idleAction,
    dictation,
    recorder,
    people = nobody,
    onMentionStart,
    handleRef,
    className,
    ...rest
  } = props;
  const { messages, previews } = useChat().port;
  const maxLength = messages.maxTextLength;
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
  const panel = useRecorderPanel(recorder);
  const files = useComposerFiles(session.topicId, area, disabled);
  const pickers = useComposerPickers(model, area);
  const options = useSendOptions(model);
  const focusText = useComposerFocus(area, {
    ...{ handleRef, replyTo, edit },
    insert: model.insert,
    isChoosingTime: options?.isChoosingTime ?? false,
  });
  const edited = edit?.message ?? null;
  const ofTheKit = new Map([...pickers.tools, ...files.tools].map((tool) => [tool.id, tool]));
  const offered = tools.flatMap((tool) => (typeof tool === 'string' ? (ofTheKit.get(tool) ?? []) : tool));

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
        <ComposerBars
          {...{ model, files, mentions, replyTo, onReplyEnd, edit, dictation, recorder }}
          topicId={session.topicId}
          people={people}
          disabled={disabled}
          maxLength={maxLength}
          onFocusText={focusText}
        />
        {recorder && panel.isOpen ? (
          <Suspense fallback={<div className={styles.line} />}>
            <RecorderPanel recorder={recorder} onAudio={model.sendAudio} onClose={panel.close} />
          </Suspense>
        ) : (
          <div className={styles.line}>
            {start}
            {edited ? null : <ComposerTools tools={offered} disabled={disabled} />}
            <ComposerField
              {...{ model, mentions, disabled, placeholder }}
              ref={area}
              canMention={people.length > 0}
              // A longer message is sent as several; an edited one stays one.
              maxLength={edited ? maxLength : undefined}
            />
            {disabled ? null : (
              <ComposerActions
                {...{ idleAction, dictation, recorder, panel, options }}
                isEdit={edited !== null}
                canSend={model.canSend}
                onText={model.insert}
              />
            )}
          </div>
        )}
        {showPreview && previews && !disabled ? (
          <Suspense>
            <PreviewLine topicId={session.topicId} written={model.text} edited={edited?.chatId} />
          </Suspense>
        ) : null}
      </form>
      {disabled ? null : (
        <ComposerLayers
          topicId={session.topicId}
          schedule={model.schedule}
          options={options}
          pickerProps={pickers.pickerProps}
        />
      )}
    </>
  );
});
