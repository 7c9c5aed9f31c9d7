import { useCallback } from 'react';
import type { CallTrack } from '../core/room/CallRoom.ts';
import { useCall } from '../hooks/useCall.ts';
import * as styles from './VideoView.styles.ts';

/** Props of {@link VideoView}. */
export interface VideoViewProps {
  /** What is played. */
  track: CallTrack;
  /** `contain` shows all of it, `cover` fills the place. Default `cover`. */
  fit?: 'cover' | 'contain' | undefined;
  /** Whether left and right are exchanged. */
  isMirrored?: boolean | undefined;
}

/** The place of a picture. Its `<video>` is moved here from where it was, and never made anew. Renders a `<div>`. */
export function VideoView({ track, fit = 'cover', isMirrored }: VideoViewProps) {
  const { videos } = useCall();
  const place = useCallback(
    (element: HTMLDivElement | null) => (element ? videos.show(track, element) : undefined),
    [videos, track],
  );
  return (
    <div
      ref={place}
      className={styles.root}
      data-fit={fit}
      data-mirrored={isMirrored ? '' : undefined}
      aria-hidden="true"
    />
  );
}
