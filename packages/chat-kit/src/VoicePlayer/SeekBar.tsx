import { formatLength } from '@franca/ui/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Playback, PlaybackState } from '../core/audio/createPlayback.ts';
import { lengthShown } from '../core/audio/lengthShown.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './VoicePlayer.styles.ts';
import { Waveform } from './Waveform.tsx';

/** Props of {@link SeekBar}. */
export interface SeekBarProps {
  /** The playing of the sound. */
  playback: Playback;
  /** Where it stands. */
  state: PlaybackState;
  /** Length of the sound in milliseconds. */
  duration: number;
  /** Its waveform. */
  peaks: readonly number[];
  /** Plays or stops; Space does it here too. */
  onToggle: () => void;
}

/** One press of an arrow key, in milliseconds. */
const stride = 1000;
const strides: Readonly<Record<string, number>> = {
  ArrowRight: stride,
  ArrowUp: stride,
  ArrowLeft: -stride,
  ArrowDown: -stride,
};

/**
 * The waveform as the line of time: a press, a drag or the arrow keys go to a position. It moves without rendering. Time
 * runs from left to right in every language, as the notes of music do. Renders a `<div>` with an `<input type="range">`.
 */
export function SeekBar({ playback, state, duration, peaks, onToggle }: SeekBarProps) {
  const text = usePartText();
  const range = useRef<HTMLInputElement>(null);
  const played = useRef<SVGSVGElement>(null);

  useEffect(() => {
    return playback.subscribePosition((position) => {
      const share = duration > 0 ? Math.min(1, position / duration) : 0;
      played.current?.style.setProperty('--played', String(share));
      if (range.current) range.current.value = String(position);
    });
  }, [playback, duration]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = strides[event.key];
    if (event.key === ' ') {
      event.preventDefault();
      onToggle();
    } else if (step !== undefined) {
      event.preventDefault();
      const position = Number(event.currentTarget.value) + step;
      playback.seek(Math.min(duration, Math.max(0, position)));
    }
  };

  return (
    <div
      className={styles.track}
      dir="ltr"
      // Dragging is not the long press that opens the menu of a message.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <Waveform peaks={peaks} playedRef={played} />
      <input
        ref={range}
        className={styles.seek}
        type="range"
        min={0}
        max={Math.max(1, duration)}
        step={10}
        defaultValue={0}
        aria-label={text('audioPosition')}
        aria-valuetext={text('audioHeard', {
          position: formatLength(state.seconds * 1000),
          duration: lengthShown(duration),
        })}
        onChange={(event) => playback.seek(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
