import { Button } from '@franca/ui/Button';
import { cx } from '@linaria/core';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import type { LocalMedia, LocalSource } from '../core/devices/LocalMedia.ts';
import { DeviceFields } from '../DeviceSettings/DeviceFields.tsx';
import { useCallText } from '../hooks/useCallText.ts';
import { LazyMediaErrorDialog } from '../LazyCallPanel.ts';
import * as styles from './PreJoin.styles.ts';

/** Props of {@link PreJoin}. */
export interface PreJoinProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The viewer's devices, from `createLocalMedia`; give them to the session afterwards. */
  local: LocalMedia;
  /** Whether the camera is opened at once. Default true. */
  isVideo?: boolean | undefined;
  /** The viewer is ready. */
  onJoin: () => void;
}

const isOn = (source: LocalSource): boolean => source.kind === 'on' && source.isEnabled;

/**
 * A look at oneself before a call: camera, microphone and loudspeaker are chosen and tried. Needs no `CallProvider`.
 * Renders a `<section>`.
 */
export function PreJoin({ local, isVideo = true, onJoin, className, ...rest }: PreJoinProps) {
  const snapshot = useSyncExternalStore(local.subscribe, local.getSnapshot, local.getSnapshot);
  const text = useCallText();
  useEffect(() => void local.open({ camera: isVideo }), [local, isVideo]);
  const { microphone, camera, error } = snapshot;
  return (
    <section
      aria-label={text('preview')}
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="pre-join"
    >
      <h2 className={styles.title}>{text('preview')}</h2>
      <DeviceFields local={local} />
      <div className={styles.buttons}>
        <ControlButton
          tone="device"
          size="medium"
          icon={isOn(microphone) ? Mic : MicOff}
          data-state={isOn(microphone) ? 'on' : 'off'}
          disabled={microphone.kind !== 'on'}
          label={microphone.kind === 'on' ? text(isOn(microphone) ? 'mute' : 'unmute') : text('noMicrophone')}
          onClick={local.toggleMicrophone}
        />
        <ControlButton
          tone="device"
          size="medium"
          icon={isOn(camera) ? Video : VideoOff}
          data-state={isOn(camera) ? 'on' : 'off'}
          label={text(isOn(camera) ? 'cameraOff' : 'cameraOn')}
          onClick={local.toggleCamera}
        />
        <Button onClick={onJoin}>{text('joinNow')}</Button>
      </div>
      {error ? <LazyMediaErrorDialog error={error} onClose={local.dismissError} /> : null}
    </section>
  );
}
