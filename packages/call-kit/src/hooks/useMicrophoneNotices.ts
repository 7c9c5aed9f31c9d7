import { useToast } from '@franca/ui/Toaster';
import { useEffect, useRef } from 'react';
import { watchLevel } from '../core/level/watchLevel.ts';
import { useCallSnapshot } from './useCall.ts';
import { useCallText } from './useCallText.ts';

/** Samples in a row, ten a second: half a second of speech, fifteen seconds of nothing at all. */
const speech = 5;
const silence = 150;
const loud = 3;

/**
 * Says that the viewer speaks while muted, and that a microphone has never picked up anything; each once until it changes.
 * One whose sound was measured before is only quiet.
 */
export function useMicrophoneNotices(): void {
  const { microphone } = useCallSnapshot().local;
  const toast = useToast();
  const text = useCallText();
  const media = microphone.kind === 'on' ? microphone.track.media : null;
  const isEnabled = microphone.kind === 'on' && microphone.isEnabled;
  const works = useRef<MediaStreamTrack>(null);
  useEffect(() => {
    // One that works, and is on, needs no notice: its level is watched again once it is muted.
    if (!media || (isEnabled && works.current === media)) return;
    // A muted track is silent: a copy of it is not.
    const copy = media.clone();
    copy.enabled = true;
    let inARow = 0;
    let isSaid = false;
    const stopWatching = watchLevel(copy, (level) => {
      if (level > 0) works.current = media;
      if (isEnabled && level > 0) return stop();
      inARow = isEnabled || level >= loud ? inARow + 1 : 0;
      if (isSaid || inARow < (isEnabled ? silence : speech)) return;
      isSaid = true;
      toast.media(text(isEnabled ? 'deadMicrophone' : 'speakingMuted'), { style: 'warning' });
    });
    const stop = (): void => {
      stopWatching();
      copy.stop();
    };
    return stop;
  }, [media, isEnabled, toast, text]);
}
