import { useEffect, useRef } from 'react';
import type { ComposerRecorder } from '../core/model/VoiceInput.ts';
import * as styles from './VoiceRecorderPanel.styles.ts';

/** Props of {@link LiveWaveform}. */
export interface LiveWaveformProps {
  /** Reports the loudness. */
  subscribeLevel: ComposerRecorder['subscribeLevel'];
}

const bars = 40;
const places = Array.from({ length: bars }, (_, place) => place);
/** Moments that make one bar: the newest second and a half would be over too soon otherwise. */
const moments = 2;

/** The loudness of the last seconds, the newest at the end; it moves without rendering. Renders a `<div>`. */
export function LiveWaveform({ subscribeLevel }: LiveWaveformProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const levels: number[] = Array(bars).fill(0);
    let heard = 0;
    let highest = 0;
    return subscribeLevel((level) => {
      highest = Math.max(highest, level);
      heard += 1;
      if (heard % moments !== 0) return;
      levels.shift();
      // The square root is nearer to what ears call half as loud.
      levels.push(Math.sqrt(highest));
      highest = 0;
      for (const [index, bar] of [...(root.current?.children ?? [])].entries()) {
        (bar as HTMLElement).style.setProperty('--level', (levels[index] ?? 0).toFixed(3));
      }
    });
  }, [subscribeLevel]);
  return (
    <div ref={root} className={styles.live} aria-hidden="true">
      {places.map((place) => (
        <span key={place} />
      ))}
    </div>
  );
}
