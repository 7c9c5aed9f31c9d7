import { CallError } from '../room/CallRoom.ts';
import { createSourceTracks, type SourceName, type SourceTracksOptions } from './createSourceTracks.ts';
import type { LocalSource } from './LocalMedia.ts';

const isDenied = (source: LocalSource, code: string) =>
  source.kind === 'failed' && source.error.code === code;

/** The viewer's microphone and camera, as the viewer opens, switches and changes them. */
export function createSources(options: SourceTracksOptions) {
  const { state, refreshDevices } = options;
  const { get, set, fail, setSwitches } = state;
  const tracks = createSourceTracks(options);

  const reportRefusals = (): void => {
    const { microphone, camera } = get();
    const both =
      isDenied(microphone, 'MicrophonePermissionsDenied') && isDenied(camera, 'CameraPermissionsDenied');
    if (both) {
      fail(new CallError('NotAllowedError', 'The page may use neither microphone nor camera.'));
      return;
    }
    const failed = [microphone, camera].find((source) => source.kind === 'failed');
    if (failed?.kind === 'failed') fail(failed.error);
  };

  return {
    /** Opens what was not tried yet, and says what was refused. */
    open: async (names: readonly SourceName[]): Promise<void> => {
      const untried = names.filter((name) => ['off', 'acquiring'].includes(get()[name].kind));
      await Promise.all(untried.map(tracks.open));
      if (untried.length > 0) reportRefusals();
    },
    /** Switches open devices on or off, as the switches of the call say. */
    applySwitches: (): void => {
      for (const name of ['microphone', 'camera'] as const) {
        const source = get()[name];
        const isEnabled = get().switches[name];
        if (source.kind !== 'on' || isEnabled === undefined || source.isEnabled === isEnabled) continue;
        source.track.setEnabled(isEnabled);
        set({ [name]: { ...source, isEnabled } });
      }
    },
    /** Switches a device on or off that is open, and opens the camera where it was not. */
    toggle: async (name: SourceName): Promise<void> => {
      const source = get()[name];
      if (source.kind === 'on') {
        setSwitches({ [name]: !source.isEnabled });
        source.track.setEnabled(!source.isEnabled);
        set({ [name]: { ...source, isEnabled: !source.isEnabled } });
      } else if (name === 'camera') {
        setSwitches({ camera: true });
        await tracks.open(name);
        reportRefusals();
        await refreshDevices();
      }
    },
    /** Takes another device, and opens it where the one before is missing. */
    setDevice: async (name: SourceName, deviceId: string): Promise<void> => {
      const source = get()[name];
      if (source.kind === 'on') return tracks.change(source.track, deviceId).catch(fail);
      if (!tracks.isMissing(name)) return;
      await tracks.open(name);
      const opened = get()[name];
      if (opened.kind === 'failed') fail(opened.error);
    },
    /** Opens a microphone where one is missing, after devices have come or gone; nobody is asked again for it. */
    restore: async (): Promise<void> => {
      const isRefused = isDenied(get().microphone, 'MicrophonePermissionsDenied');
      if (tracks.isMissing('microphone') && !isRefused && tracks.hasMicrophone())
        await tracks.open('microphone');
    },
  };
}
