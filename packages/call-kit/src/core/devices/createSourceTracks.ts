import type { DeviceKind, LocalTrack, MediaPort } from '../room/CallRoom.ts';
import type { LocalMediaState } from './LocalMedia.ts';
import { toCallError } from './toCallError.ts';

/** The device of a viewer that sends a track. */
export type SourceName = 'microphone' | 'camera';

/** What the tracks of microphone and camera need of the other devices. */
export interface SourceTracksOptions {
  readonly media: MediaPort;
  readonly state: LocalMediaState;
  /** Reads the list of devices anew. */
  readonly refreshDevices: () => Promise<void>;
  /** Lays the chosen background behind the viewer. */
  readonly paint: (track: LocalTrack) => Promise<void>;
}

/** Opens the tracks of microphone and camera, and replaces them or remembers them when their device is unplugged. */
export function createSourceTracks({ media, state, refreshDevices, paint }: SourceTracksOptions) {
  const { get, set, fail, isClosed, handlers } = state;

  // A device that was remembered may be unplugged: then the browser chooses.
  const savedDevice = (kind: DeviceKind): string | null => {
    const { chosen, devices } = get();
    const id = chosen[kind];
    return devices.some((device) => device.kind === kind && device.id === id) ? id : null;
  };

  // Devices that were unplugged while they were wanted.
  const unplugged = new Set<SourceName>();
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
  const open = async (name: SourceName): Promise<void> => {
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

  return {
    /** Opens one that is not open. */
    open,
    /** Gives an open track another device. */
    change,
    /** Whether a device is wanted that could not be opened, or was unplugged. */
    isMissing,
    /** Whether there is a microphone to open. */
    hasMicrophone: (): boolean => anyMicrophone() !== undefined,
  };
}
