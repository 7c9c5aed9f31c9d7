import { useEffect, useRef } from 'react';
import type { LocalTrack } from '../core/room/CallRoom.ts';
import { useCallText } from '../hooks/useCallText.ts';
import * as styles from './DeviceFields.styles.ts';

/** Props of {@link CameraPreview}. */
export interface CameraPreviewProps {
  /** The camera; null while there is none, or it is off. */
  track: LocalTrack | null;
}

/** The picture of the viewer's own camera. A second element: the call goes on beside it. */
export function CameraPreview({ track }: CameraPreviewProps) {
  const text = useCallText();
  const place = useRef<HTMLVideoElement>(null);
  useEffect(() => (track && place.current ? track.attach(place.current) : undefined), [track]);
  return (
    <div className={styles.preview}>
      {track ? <video ref={place} autoPlay playsInline muted /> : text('noCamera')}
    </div>
  );
}
