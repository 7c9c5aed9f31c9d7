import { useEffect, useRef, useState } from 'react';

/** Milliseconds that the tone sounds. */
const length = 1200;

/** What the button of a speaker test shows, and does. */
export interface SpeakerTest {
  /** Whether the tone sounds. */
  readonly isPlaying: boolean;
  /** Plays it. */
  readonly play: () => void;
}

/**
 * Plays a tone, made by code, from a loudspeaker.
 *
 * @param outputId of the loudspeaker; null for the one that the browser prefers
 */
export function useSpeakerTest(outputId: string | null): SpeakerTest {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const play = (): void => {
    stop.current?.();
    const context = new AudioContext();
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const output = context.createMediaStreamDestination();
    const element = new Audio();
    tone.frequency.setValueAtTime(523, context.currentTime);
    tone.frequency.setValueAtTime(784, context.currentTime + length / 2000);
    volume.gain.value = 0.2;
    tone.connect(volume).connect(output);
    element.srcObject = output.stream;
    tone.start();
    setPlaying(true);
    const timer = setTimeout(() => stop.current?.(), length);
    stop.current = () => {
      stop.current = undefined;
      clearTimeout(timer);
      element.pause();
      void context.close();
      setPlaying(false);
    };
    const sink = outputId && 'setSinkId' in element ? element.setSinkId(outputId) : Promise.resolve();
    // A loudspeaker that is gone: the tone comes from the one that the browser prefers.
    void sink.catch(() => {}).then(() => element.play().catch(() => stop.current?.()));
  };
  return { isPlaying, play };
}
