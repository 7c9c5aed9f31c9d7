import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Playback, PlaybackState } from '../core/audio/createPlayback.ts';
import { createPlayback } from '../core/audio/createPlayback.ts';

/** The playing of a sound as long as the component is mounted. */
export function usePlayback(source: string | Blob): { playback: Playback; state: PlaybackState } {
  const playback = useMemo(() => createPlayback(source), [source]);
  const state = useSyncExternalStore(playback.subscribe, playback.getState, playback.getState);
  useEffect(() => playback.close, [playback]);
  return { playback, state };
}
