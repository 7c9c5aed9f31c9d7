import { useLoad } from '@franca/ui/kit';
import { useMemo } from 'react';
import { type MeasuredSound, measuredBars, measureSound } from '../core/audio/measureSound.ts';
import type { AudioDetails } from '../core/model/Attachment.ts';

const flat: readonly number[] = Array(measuredBars).fill(0);

/** Length and waveform of a sound; fetches and measures it when whoever sent it said neither. */
export function useSound({ source, duration, peaks }: AudioDetails): MeasuredSound {
  const isKnown = duration !== null && peaks !== null;
  // A file that cannot be measured says so when somebody wants to hear it.
  const { result: measured } = useLoad<MeasuredSound>(
    useMemo(() => (isKnown ? null : ({ signal }) => measureSound(source, signal)), [source, isKnown]),
  );
  return {
    duration: duration ?? measured?.duration ?? 0,
    peaks: peaks ?? measured?.peaks ?? flat,
  };
}
