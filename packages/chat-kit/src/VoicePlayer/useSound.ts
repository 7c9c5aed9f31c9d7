import { useEffect, useState } from 'react';
import { type MeasuredSound, measuredBars, measureSound } from '../core/audio/measureSound.ts';
import type { AudioDetails } from '../core/model/Attachment.ts';

const flat: readonly number[] = Array(measuredBars).fill(0);

/** Length and waveform of a sound; fetches and measures it when whoever sent it said neither. */
export function useSound({ source, duration, peaks }: AudioDetails): MeasuredSound {
  const [measured, setMeasured] = useState<MeasuredSound | null>(null);
  const isKnown = duration !== null && peaks !== null;
  useEffect(() => {
    if (isKnown) return undefined;
    const controller = new AbortController();
    // A file that cannot be measured says so when somebody wants to hear it.
    measureSound(source, controller.signal).then(
      (sound) => controller.signal.aborted || setMeasured(sound),
      () => {},
    );
    return () => controller.abort();
  }, [source, isKnown]);
  return {
    duration: duration ?? measured?.duration ?? 0,
    peaks: peaks ?? measured?.peaks ?? flat,
  };
}
