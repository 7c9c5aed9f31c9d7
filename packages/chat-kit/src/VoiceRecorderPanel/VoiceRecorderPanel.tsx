import { formatLength } from '@franca/ui/core';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Mic, Pause, Play, SendHorizontal, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ComposerRecorder } from '../core/model/VoiceInput.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { LiveWaveform } from './LiveWaveform.tsx';
import { useRecordPress } from './useRecordPress.ts';
import * as styles from './VoiceRecorderPanel.styles.ts';

/** Props of {@link VoiceRecorderPanel}. */
export interface VoiceRecorderPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The recorder. */
  recorder: ComposerRecorder;
  /** The recording is to be sent. */
  onSend: () => void;
  /** The panel is to close without sending. */
  onClose: () => void;
}

/** What is said aloud, and shown where there is no waveform. */
const words = {
  starting: 'recordStarting',
  recording: 'recording',
  paused: 'recordPaused',
  limit: 'recordLimit',
  lost: 'recordLost',
  finishing: 'recordFinishing',
  unsent: 'recordUnsent',
} as const;

/**
 * The voice recorder in the place of the composer: 'hold and talk', 'tap to record', then seconds and a waveform. Closing it
 * or Escape ends it without sending (docs/behaviour/speech.md, Voice recorder). Renders a `<div role="dialog">`.
 */
export const VoiceRecorderPanel = createSlot(
  'VoiceRecorderPanel',
  function VoiceRecorderPanel({ recorder, onSend, onClose, className, ...rest }: VoiceRecorderPanelProps) {
    const text = usePartText();
    const main = useRef<HTMLButtonElement>(null);
    const press = useRecordPress(recorder, onSend);
    const { state, seconds } = recorder;
    const isIdle = state === 'idle';
    useEffect(() => main.current?.focus(), []);

    const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
      rest.onKeyDown?.(event);
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };

    const isStopped = state === 'limit' || state === 'lost' || state === 'unsent';
    const middle = (): ReactNode => {
      if (isIdle) {
        return (
          <>
            <span className={styles.tap}>{text('tapToRecord')}</span>
            <span className={styles.hold}>{text('holdAndTalk')}</span>
          </>
        );
      }
      return (
        <>
          <span className={styles.timer} role="timer" dir="ltr">
            {formatLength(seconds * 1000)}
          </span>
          {isStopped ? null : <LiveWaveform subscribeLevel={recorder.subscribeLevel} />}
        </>
      );
    };

    return (
      <div
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="voice-recorder-panel"
        role="dialog"
        aria-label={text('voiceRecorder')}
        data-state={state}
        onKeyDown={onKeyDown}
      >
        <IconButton shape="round" label={text('recordCancel')} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
        <div className={styles.middle}>
          {middle()}
          {/* Screen readers know of it before it says something. */}
          <span className={isStopped ? styles.hold : styles.said} role="status">
            {isIdle ? null : text(words[state])}
          </span>
        </div>
        {state === 'recording' || state === 'paused' ? (
          <IconButton
            shape="round"
            label={text(state === 'recording' ? 'recordPause' : 'recordResume')}
            onClick={state === 'recording' ? recorder.pause : recorder.resume}
          >
            <Icon icon={state === 'recording' ? Pause : Play} />
          </IconButton>
        ) : null}
        <IconButton
          ref={main}
          className={styles.main}
          variant="primary"
          shape="round"
          size="large"
          label={text(isIdle ? 'recordStart' : 'recordSend')}
          data-state={state}
          aria-disabled={state === 'starting' || state === 'finishing' || undefined}
          {...press}
        >
          {isIdle ? <Icon icon={Mic} /> : <Icon icon={SendHorizontal} flip />}
        </IconButton>
      </div>
    );
  },
);
