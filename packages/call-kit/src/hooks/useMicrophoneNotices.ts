import { useToast } from '@franca/ui/Toaster';
import { useEffect } from 'react';
import { watchLevel } from '../core/level/watchLevel.ts';
import { useCallSnapshot } from './useCall.ts';
import { useCallText } from './useCallText.ts';

/** Samples in a row, ten a second: half a second of speech, eight seconds of nothing at all. */
const speech = 5;
const silence = 80;
const loud = 3;

/** Says that the viewer speaks while muted, and that a microphone picks up nothing at all; each once until it changes. */
export function useMicrophoneNotices(): void {
  const { microphone } = useCallSnapshot().local;
  const toast = useToast();
  const text = useCallText();
  const media = microphone.kind === 'on' ? microphone.track.media : null;
  const isEnabled = microphone.kind === 'on' && microphone.isEnabled;
  useEffect(() => {
    if (!media) return;
    // A muted track is silent: a copy of it is not.
    const heard = media.clone();
    heard.enabled = true;
    let inARow = 0;
    let isSaid = false;
    const stop = watchLevel(heard, (level) => {
      const counts = isEnabled ? level === 0 : level >= loud;
      inARow = counts ? inARow + 1 : 0;
      if (isSaid || inARow < (isEnabled ? silence : speech)) return;
      isSaid = true;
      toast.media(text(isEnabled ? 'deadMicrophone' : 'speakingMuted'), { style: 'warning' });
    });
    return () => {
      stop();
      heard.stop();
    };
  }, [media, isEnabled, toast, text]);
}
