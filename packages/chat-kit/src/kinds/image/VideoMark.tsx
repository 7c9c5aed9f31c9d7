import { Play } from 'lucide-react';
import { lengthShown } from '../../core/audio/lengthShown.ts';
import * as styles from './VideoMark.styles.ts';

/** Props of {@link VideoMark}. */
export interface VideoMarkProps {
  /** Length of the video in milliseconds; undefined where it is not known. */
  duration: number | undefined;
  /** How much room there is. Default `medium`. */
  size?: 'small' | 'medium' | undefined;
}

/** Marks a picture as a video, with its length: it stands there before the video has come. Renders a `<span>`. */
export function VideoMark({ duration, size = 'medium' }: VideoMarkProps) {
  return (
    <span className={styles.root} data-size={size} aria-hidden="true">
      <Play size={16} />
      {duration === undefined ? null : lengthShown(duration)}
    </span>
  );
}
