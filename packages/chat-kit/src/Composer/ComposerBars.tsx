import { lazyPart } from '@franca/ui/kit';
import { Suspense, useState } from 'react';
import type { Person } from '../core/model/Person.ts';
import type { ComposerModel } from '../hooks/useComposer.ts';
import { useScheduled } from '../hooks/useScheduled.ts';
import type { MentionsModel } from '../MentionPicker/useMentions.ts';
import { ReplyBar } from '../ReplyBar/ReplyBar.tsx';
import { ComposerFiles } from './ComposerFiles.tsx';
import type { ComposerProps } from './ComposerProps.ts';
import type { ComposerFilesModel } from './useComposerFiles.ts';

// Few texts are that long.
const TextLimit = lazyPart(() => import('../interactionChunk.ts'), 'TextLimit', null);

/** The share of its limit from which is shown how much room a text has left. */
const nearLimit = 0.9;

// Few messages contain an address.
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

// Few people schedule messages.
const ScheduledBar = lazyPart(() => import('../Scheduled/scheduledViewsLazy.ts'), 'ScheduledBar', null);

// Only groups have somebody to mention.
const MentionPicker = lazyPart(
  () => import('../interactionChunk.ts'),
  'MentionPicker',
  ({ mentions }) => mentions.close(),
);

// A dialog is heavy, and most voices find no obstacle.
const VoiceNotice = lazyPart(() => import('../interactionChunk.ts'), 'VoiceNotice');

/** Props of {@link ComposerBars}. */
export interface ComposerBarsProps
  extends Pick<ComposerProps, 'replyTo' | 'onReplyEnd' | 'edit' | 'dictation' | 'recorder' | 'disabled'> {
  /** The open conversation. */
  topicId: string;
  /** Whom a message may mention. */
  people: readonly Person[];
  /** What is written. */
  model: ComposerModel;
  /** The chosen files. */
  files: ComposerFilesModel;
  /** The choice of somebody to mention. */
  mentions: MentionsModel;
  /** The most UTF-16 code units of a message; undefined where the backend names none. */
  maxLength: number | undefined;
  /** Puts the cursor into the text: a button that had the focus is gone. */
  onFocusText: () => void;
}

/**
 * Everything above the text of a composer: notices, people to mention, the message that is edited or answered, the preview of
 * a link, files, how much room is left, and what is dictated. Renders elements, or nothing.
 */
export function ComposerBars(props: ComposerBarsProps) {
  const { model, files, mentions, replyTo, onReplyEnd, edit, dictation, recorder } = props;
  const { disabled = false, maxLength, onFocusText, topicId, people } = props;
  const scheduled = useScheduled(topicId).messages;
  // Its list stays open when the last of them is gone.
  const [isListing, setListing] = useState(false);
  const isListening = dictation !== undefined && dictation.state !== 'idle';
  return (
    <>
      <Suspense>
        {dictation?.problem ? <VoiceNotice problem={dictation.problem} onDismiss={dictation.cancel} /> : null}
        {recorder?.problem ? <VoiceNotice problem={recorder.problem} onDismiss={recorder.cancel} /> : null}
      </Suspense>
      {scheduled.length > 0 || isListing ? (
        <Suspense>
          <ScheduledBar
            topicId={topicId}
            messages={scheduled}
            people={people}
            open={isListing}
            onOpenChange={setListing}
          />
        </Suspense>
      ) : null}
      {mentions.found.length > 0 && !disabled ? (
        <Suspense>
          <MentionPicker mentions={mentions} />
        </Suspense>
      ) : null}
      {edit?.message ? (
        <Suspense>
          <EditBar message={edit.message} onCancel={edit.cancel} />
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
                  onFocusText();
                }}
              />
            </Suspense>
          ) : null}
          <ComposerFiles files={files} onDone={onFocusText} />
        </>
      )}
      {/* Screen readers know of both before they say something. */}
      <div role="status">
        {maxLength !== undefined && model.text.length > maxLength * nearLimit ? (
          <Suspense>
            <TextLimit text={model.text} max={maxLength} />
          </Suspense>
        ) : null}
      </div>
      <div role="status">
        {isListening ? (
          <Suspense>
            <DictationLine dictation={dictation} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
