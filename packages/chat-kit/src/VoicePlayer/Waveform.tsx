import { type Ref, useMemo } from 'react';
import { waveformHeight, waveformPath } from '../core/audio/waveformPath.ts';
import * as styles from './VoicePlayer.styles.ts';

/** Props of {@link Waveform}. */
export interface WaveformProps {
  /** Whole numbers from 0 to 100. */
  peaks: readonly number[];
  /** Takes the drawing of what was heard, whose custom property `--played` is the share of it. */
  playedRef: Ref<SVGSVGElement>;
}

/** The shape of a voice message, what was heard in another colour. Renders two `<svg>`, hidden from screen readers. */
export function Waveform({ peaks, playedRef }: WaveformProps) {
  const path = useMemo(() => waveformPath(peaks), [peaks]);
  const drawing = {
    viewBox: `0 0 ${Math.max(1, peaks.length)} ${waveformHeight}`,
    preserveAspectRatio: 'none',
  };
  return (
    <>
      <svg {...drawing} className={styles.wave} aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg {...drawing} ref={playedRef} className={styles.wave} data-played="" aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}
