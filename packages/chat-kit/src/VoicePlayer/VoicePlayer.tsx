import { formatLength } from '@franca/ui/core';
import { Icon } from '@franca/ui/Icon';
import { useLocale } from '@franca/ui/i18n';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import { Pause, Play, RotateCcw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { lengthShown } from '../core/audio/lengthShown.ts';
import type { AudioDetails } from '../core/model/Attachment.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { SeekBar } from './SeekBar.tsx';
import { usePlayback } from './usePlayback.ts';
import { useSound } from './useSound.ts';
import * as styles from './VoicePlayer.styles.ts';

/** Props of {@link VoicePlayer}. */
export interface VoicePlayerProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The sound. */
  audio: AudioDetails;
  /** Share of the sound that is uploaded, 0 to 1, while it is on its way. */
  uploaded?: number;
  /** Stands at the end of the last line, for example the time of the message. */
  end?: ReactNode;
}

const icons = { idle: Play, paused: Play, playing: Pause, loading: Pause, failed: RotateCcw };
const labels = {
  idle: 'audioPlay',
  paused: 'audioPlay',
  playing: 'audioPause',
  loading: 'audioPause',
  failed: 'retry',
} as const;

/** A voice message that can be heard: play and pause, its waveform to go to a position, its length, its speed. Renders a `<fieldset>`. */
export function VoicePlayer({ audio, uploaded, end, className, ...rest }: VoicePlayerProps) {
  const text = usePartText();
  const locale = useLocale();
  const { playback, state } = usePlayback(audio.source);
  const { duration, peaks } = useSound(audio);
  const { kind, rate, seconds } = state;
  const toggle = kind === 'playing' || kind === 'loading' ? playback.pause : playback.play;
  const speed = `${new Intl.NumberFormat(locale).format(rate)}×`;
  const isBegun = kind === 'playing' || kind === 'paused' || seconds > 0;

  const line = (): ReactNode => {
    if (kind === 'failed') return null;
    if (uploaded !== undefined) {
      const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(uploaded);
      return <span>{text('audioUploaded', { share })}</span>;
    }
    return (
      <span className={styles.time} dir="ltr">
        {isBegun ? `${formatLength(seconds * 1000)} / ` : null}
        <time dateTime={`PT${(duration / 1000).toFixed(3)}S`}>{lengthShown(duration)}</time>
      </span>
    );
  };

  return (
    <fieldset
      aria-label={text('audio')}
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="voice-player"
      data-state={kind}
    >
      <button type="button" className={styles.play} aria-label={text(labels[kind])} onClick={toggle}>
        {kind === 'loading' ? (
          <Spinner size="small" label={text('audioLoading')} />
        ) : (
          <Icon icon={icons[kind]} />
        )}
      </button>
      <SeekBar playback={playback} state={state} duration={duration} peaks={peaks} onToggle={toggle} />
      <div className={styles.foot}>
        <span className={styles.failure} role="status">
          {kind === 'failed' ? text('audioFailed') : null}
        </span>
        {line()}
        <button
          type="button"
          className={styles.speed}
          dir="ltr"
          aria-label={text('audioSpeed', { speed })}
          onClick={playback.nextRate}
        >
          {speed}
        </button>
        {end}
      </div>
    </fieldset>
  );
}
