import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { Select } from '@franca/ui/Select';
import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { LocalMedia, LocalMediaSnapshot } from '../core/devices/LocalMedia.ts';
import type { DeviceKind } from '../core/room/CallRoom.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { CameraPreview } from './CameraPreview.tsx';
import * as styles from './DeviceFields.styles.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { useSpeakerTest } from './useSpeakerTest.ts';

const usedId = (snapshot: LocalMediaSnapshot, kind: DeviceKind): string | null => {
  const { microphone, camera, chosen, devices } = snapshot;
  const source = kind === 'audioinput' ? microphone : camera;
  const inUse = kind !== 'audiooutput' && source.kind === 'on' ? source.track.deviceId : chosen[kind];
  const ofKind = devices.filter((device) => device.kind === kind);
  return ofKind.find(({ id }) => id === inUse)?.id ?? ofKind[0]?.id ?? null;
};

const labels = { audioinput: 'microphone', videoinput: 'camera', audiooutput: 'speakers' } as const;

function DeviceSelect({ local, kind }: { local: LocalMedia; kind: DeviceKind }) {
  const snapshot = useSyncExternalStore(local.subscribe, local.getSnapshot, local.getSnapshot);
  const text = useCallText();
  const label = text(labels[kind]);
  const options = snapshot.devices
    .filter((device) => device.kind === kind)
    .map((device, index) => ({
      value: device.id,
      label: device.label || text('deviceNumber', { kind: label, number: index + 1 }),
    }));
  // Some browsers do not name loudspeakers, and then there is nothing to choose.
  const known = options.length > 0 ? options : [{ value: '', label: text('deviceDefault') }];
  return (
    <Select
      label={label}
      options={known}
      value={usedId(snapshot, kind) ?? ''}
      disabled={options.length === 0}
      onValueChange={(id) => void local.setDevice(kind, id)}
    />
  );
}

/** Props of {@link DeviceFields}. */
export interface DeviceFieldsProps {
  /** The viewer's devices. */
  local: LocalMedia;
}

/** Chooses camera, microphone and loudspeaker, and tries each. Renders a `<div>`. */
export function DeviceFields({ local }: DeviceFieldsProps) {
  const snapshot = useSyncExternalStore(local.subscribe, local.getSnapshot, local.getSnapshot);
  const text = useCallText();
  const { microphone, camera, chosen } = snapshot;
  const test = useSpeakerTest(chosen.audiooutput);
  const isShown = camera.kind === 'on' && camera.isEnabled;
  return (
    <div className={styles.root}>
      <CameraPreview track={isShown ? camera.track : null} />
      <DeviceSelect local={local} kind="videoinput" />
      <DeviceSelect local={local} kind="audioinput" />
      <LevelMeter track={microphone.kind === 'on' ? microphone.track : null} />
      <DeviceSelect local={local} kind="audiooutput" />
      <div className={styles.row}>
        <Button
          variant="neutral"
          size="small"
          icon={<Icon icon={Volume2} size="small" />}
          onClick={test.play}
        >
          {text('testSpeakers')}
        </Button>
        <span role="status">{test.isPlaying ? text('testingSpeakers') : ''}</span>
      </div>
    </div>
  );
}
