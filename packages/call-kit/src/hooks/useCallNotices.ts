import { useToast } from '@franca/ui/Toaster';
import { useEffect, useRef } from 'react';
import { useCallSnapshot } from './useCall.ts';
import { useCallText } from './useCallText.ts';

/** Says for ten seconds that the connection was lost, and that a recording began, goes on or is complete. */
export function useCallNotices(): void {
  const { state, room } = useCallSnapshot();
  const toast = useToast();
  const text = useCallText();
  const isLost = 'link' in state && (state.link.kind === 'reconnecting' || state.link.kind === 'rejoining');
  useEffect(() => {
    if (isLost) toast.media(text('connectionLost'), { style: 'warning' });
  }, [isLost, toast, text]);
  const isRecording = room?.isRecording ?? null;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const known = before.current;
    if (isRecording === null || isRecording === known) return;
    before.current = isRecording;
    if (known === null && isRecording) toast.media(text('recordingInProgress'));
    else if (isRecording) toast.media(text('recordingStarted'));
    else if (known) toast.media(text('recordingComplete'));
  }, [isRecording, toast, text]);
}
