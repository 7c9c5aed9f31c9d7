/** What can happen to an open microphone from outside. */
export interface TrackHandlers {
  /** The system has taken the sound away, for now. */
  readonly onMute: () => void;
  /** The sound is back. */
  readonly onUnmute: () => void;
  /** The microphone is gone for good. */
  readonly onEnded: () => void;
}

/** Listens to tracks; calls `onMute` at once when one is already muted. Returns what ends it. */
export function watchTracks(
  tracks: readonly MediaStreamTrack[],
  { onMute, onUnmute, onEnded }: TrackHandlers,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const track of tracks) {
    track.addEventListener('mute', onMute, { signal });
    track.addEventListener('unmute', onUnmute, { signal });
    track.addEventListener('ended', onEnded, { signal });
  }
  if (tracks.some((track) => track.muted)) onMute();
  return () => controller.abort();
}
