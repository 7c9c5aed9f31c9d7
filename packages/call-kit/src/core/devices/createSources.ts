import { CallError, type DeviceKind, type LocalTrack, type MediaPort } from '../room/CallRoom.ts';
import type { LocalMediaState, LocalSource } from './LocalMedia.ts';
import { toCallError } from './toCallError.ts';

type SourceName = 'microphone' | 'camera';

/** What microphone and camera need of the other devices. */
interface SourcesOptions {
  readonly media: MediaPort;
  readonly state: LocalMediaState;
  /** Reads the list of devices anew. */
  readonly refreshDevices: () => Promise<void>;
  /** Lays the chosen background behind the viewer. */
  readonly paint: (track: LocalTrack) => Promise<void>;
}

const isDenied = (source: LocalSource, code: string) =>
  source.kind === 'failed' && source.error.code === code;

/** Opens the viewer's microphone and camera, and looks after them. */
export function createSources({ media, state, refreshDevices, paint }: SourcesOptions) {
  const { get, set, fail, isClosed, handlers, setSwitches } = state;

  // A device that was remembered may be unplugged: then the browser chooses.
  const savedDevice = (kind: DeviceKind): string | null => {
    const { chosen, devices } = get();
    const id = chosen[kind];
    return devices.some((device) => device.kind === kind && device.id === id) ? id : null;
  };

  // Devices that were unplugged while they were wanted.
  const unplugged = new Set<SourceName>();
  /** Whether a device is wanted that could not be opened, or was unplugged. */
  const isMissing = (name: SourceName): boolean => {
    const { kind } = get()[name];
    return !isClosed() && (kind === 'failed' || (kind === 'off' && unplugged.has(name)));
  };

  const acquire = async (name: SourceName): Promise<void> => {
    set({ [name]: { kind: 'acquiring' } });
    try {
      const isCamera = name === 'camera';
      const create = isCamera ? media.createCamera : media.createMicrophone;
      const track = await create(savedDevice(isCamera ? 'videoinput' : 'audioinput'));
      if (isClosed()) return track.stop();
      // A background that does not work must not take the camera away.
      if (isCamera && get().background.type !== 'none') await paint(track);
      // What is laid behind the viewer may take seconds to load.
      if (isClosed()) return track.stop();
      unplugged.delete(name);
      const isEnabled = get().switches[name] ?? true;
      // Before anybody can hear or see it.
      if (!isEnabled) track.setEnabled(false);
      set({ [name]: { kind: 'on', track, isEnabled } });
      track.onEnded(() => void onEnded(name, track));
      handlers().onTrack?.(track);
    } catch (error) {
      set({ [name]: { kind: 'failed', error: toCallError(error) } });
    }
  };

  // Whoever asks for a device that is being opened waits for it: a room is entered with what is open then.
  const acquiring = new Map<SourceName, Promise<void>>();
  const openOne = async (name: SourceName): Promise<void> => {
    if (get()[name].kind === 'on') return;
    const opening = acquiring.get(name) ?? acquire(name).finally(() => acquiring.delete(name));
    acquiring.set(name, opening);
    await opening;
  };

  const anyMicrophone = () => get().devices.find(({ kind }) => kind === 'audioinput');

  const change = async (track: LocalTrack, deviceId: string): Promise<void> => {
    await track.setDevice(deviceId);
    if (isClosed()) return track.stop();
    // The same track has another device now.
    set({});
  };

  /** Stops a track whose device was unplugged, and remembers that it is opened again with the device. */
  const lose = (name: SourceName, track: LocalTrack): void => {
    const source = get()[name];
    if (source.kind !== 'on' || source.track !== track) return;
    track.stop();
    // A camera that was switched off is not wanted back.
    if (source.isEnabled || name === 'microphone') unplugged.add(name);
    set({ [name]: { kind: 'off' } });
    handlers().onTrackGone?.(track);
  };

  // An unplugged microphone is replaced by the one that is left; a camera is not switched to unasked.
  const onEnded = async (name: SourceName, track: LocalTrack): Promise<void> => {
    const source = get()[name];
    if (source.kind !== 'on' || source.track !== track) return;
    if (name === 'camera') return lose(name, track);
    await refreshDevices();
    const next = anyMicrophone();
    if (isClosed()) return;
    if (!next) return lose(name, track);
    await change(track, next.id).catch((error: unknown) => {
      fail(error);
      lose(name, track);
    });
  };

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
      await Promise.all(untried.map(openOne));
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
        await openOne(name);
        reportRefusals();
        await refreshDevices();
      }
    },
    /** Takes another device, and opens it where the one before is missing. */
    setDevice: async (name: SourceName, deviceId: string): Promise<void> => {
      const source = get()[name];
      if (source.kind === 'on') return change(source.track, deviceId).catch(fail);
      if (!isMissing(name)) return;
      await openOne(name);
      const opened = get()[name];
      if (opened.kind === 'failed') fail(opened.error);
    },
    /** Opens a microphone where one is missing, after devices have come or gone; nobody is asked again for it. */
    restore: async (): Promise<void> => {
      const isRefused = isDenied(get().microphone, 'MicrophonePermissionsDenied');
      if (isMissing('microphone') && !isRefused && anyMicrophone()) await openOne('microphone');
    },
  };
}
