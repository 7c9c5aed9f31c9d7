import { Icon } from '@franca/ui/Icon';
import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { watchLevel } from '../core/level/watchLevel.ts';
import type { LocalTrack } from '../core/room/CallRoom.ts';
import { useCallText } from '../hooks/useCallText.ts';
import * as styles from './DeviceFields.styles.ts';

/** Props of {@link LevelMeter}. */
export interface LevelMeterProps {
  /** The microphone; null while there is none. */
  track: LocalTrack | null;
}

/** Shows how loud a microphone is. No state changes with the level: nothing is rendered again. */
export function LevelMeter({ track }: LevelMeterProps) {
  const text = useCallText();
  const bar = useRef<HTMLDivElement>(null);
  const media = track?.media ?? null;
  useEffect(() => {
    if (!media) return;
    const show = (level: number): void => bar.current?.style.setProperty('--fr-level', String(level));
    const stop = watchLevel(media, show);
    return () => {
      stop();
      show(0);
    };
  }, [media]);
  return (
    <div className={styles.row}>
      <Icon icon={Mic} size="small" />
      <div ref={bar} className={styles.meter} role="img" aria-label={text('level')} />
    </div>
  );
}
