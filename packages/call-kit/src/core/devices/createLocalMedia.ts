import type { Clock } from '@franca/ui/core';
import { createListenerSet } from '@franca/ui/core';
import {
  CallError,
  type Device,
  type DeviceKind,
  type LocalTrack,
  type MediaPort,
} from '../room/CallRoom.ts';
import {
  type BackgroundChoice,
  type BackgroundImage,
  parseBackground,
  resolveBackground,
} from './Background.ts';
import type { CallStorage, CallStorageName } from './CallStorage.ts';

/** Presses of the camera button within so many milliseconds of the last are ignored. */
const cameraPause = 500;

/** A microphone or camera of the viewer. */
export type LocalSource =
  /** Not opened, or let go. */
  | { readonly kind: 'off' }
  /** Being opened; the browser may be asking the viewer. */
  | { readonly kind: 'acquiring' }
  /** Open; `isEnabled` is false while muted or switched off. */
  | { readonly kind: 'on'; readonly track: LocalTrack; readonly isEnabled: boolean }
  /** It could not be opened. */
  | { readonly kind: 'failed'; readonly error: CallError };

/** The viewer's own devices as they are now. A new object whenever something has changed. */
export interface LocalMediaSnapshot {
  readonly microphone: LocalSource;
  readonly camera: LocalSource;
  /** The shared screen; null while none is shared. */
  readonly screen: LocalTrack | null;
  /** All devices of the machine. */
  readonly devices: readonly Device[];
  /** The chosen devices; null for the one that the browser prefers. */
  readonly chosen: Readonly<Record<DeviceKind, string | null>>;
  /** What is laid behind the viewer. */
  readonly background: BackgroundChoice;
  /** Pictures that can be laid there, the viewer's own at the end. */
  readonly images: readonly BackgroundImage[];
  /** What went wrong last and was not dismissed. */
  readonly error: CallError | null;
}

/** Called when a track is there to be published, or gone. */
export interface LocalMediaHandlers {
  readonly onTrack?: ((track: LocalTrack) => void) | undefined;
  readonly onTrackGone?: ((track: LocalTrack) => void) | undefined;
}

/** Options of {@link createLocalMedia}. */
export interface LocalMediaOptions {
  readonly media: MediaPort;
  readonly storage: CallStorage;
  readonly clock: Clock;
  /** Pictures that can be laid behind the viewer. */
  readonly images: readonly BackgroundImage[];
}

/** Microphone, camera and screen of the viewer. */
export interface LocalMedia {
  readonly getSnapshot: () => LocalMediaSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the microphone, and the camera for a video call; resolves when both have been opened or refused. */
  readonly open: (options: { readonly camera: boolean }) => Promise<void>;
  /** Open tracks, in the order microphone, camera, screen. */
  readonly tracks: () => LocalTrack[];
  /** Mutes or unmutes; does nothing without a microphone. */
  readonly toggleMicrophone: () => void;
  /** Switches the camera on or off, and opens it when it was not yet; a second press within 500 ms is ignored. */
  readonly toggleCamera: () => void;
  /** Begins or ends sharing a screen; resolves when the viewer has chosen, or did not want to. */
  readonly toggleScreen: () => Promise<void>;
  /** Takes another device, and remembers it. */
  readonly setDevice: (kind: DeviceKind, deviceId: string) => Promise<void>;
  /** Lays something behind the viewer, and remembers it. */
  readonly setBackground: (choice: BackgroundChoice) => Promise<void>;
  /** Adds a picture of the viewer's own to the list, and lays it behind the viewer. */
  readonly addImage: (image: BackgroundImage) => Promise<void>;
  /** Shows an error of something else, such as the room. */
  readonly report: (error: CallError) => void;
  /** Takes the error away. */
  readonly dismissError: () => void;
  /** Calls back about tracks that come and go from now on. */
  readonly handle: (handlers: LocalMediaHandlers) => void;
  /** Lets go of all devices. */
  readonly close: () => void;
}

const names: Readonly<Record<DeviceKind, CallStorageName>> = {
  audioinput: 'audio-input',
  audiooutput: 'audio-output',
  videoinput: 'video-input',
};

/** Any error as one of this kit. */
export const toCallError = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  return new CallError('RoomError', error instanceof Error ? error.message : String(error));
};

const isDenied = (source: LocalSource, code: string) =>
  source.kind === 'failed' && source.error.code === code;

/** Makes the viewer's devices, all of them closed. */
export function createLocalMedia({ media, storage, clock, images }: LocalMediaOptions): LocalMedia {
  const { subscribe, notify } = createListenerSet();
  let handlers: LocalMediaHandlers = {};
  let lastCameraPress = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let isChoosingScreen = false;
  let snapshot: LocalMediaSnapshot = {
    microphone: { kind: 'off' },
    camera: { kind: 'off' },
    screen: null,
    devices: [],
    chosen: {
      audioinput: storage.read('audio-input'),
      audiooutput: storage.read('audio-output'),
      videoinput: storage.read('video-input'),
    },
    background: parseBackground(storage.read('background'), images.length),
    images,
    error: null,
  };
  const set = (change: Partial<LocalMediaSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    notify();
  };
  const fail = (error: unknown): void => set({ error: toCallError(error) });

  const refreshDevices = async (): Promise<void> => {
    try {
      set({ devices: await media.listDevices() });
    } catch {
      // Without the list the browser chooses the devices.
    }
  };
  // A device that was remembered may be unplugged: then the browser chooses.
  const savedDevice = (kind: DeviceKind): string | null => {
    const id = snapshot.chosen[kind];
    return snapshot.devices.some((device) => device.kind === kind && device.id === id) ? id : null;
  };

  const paint = async (track: LocalTrack): Promise<void> => {
    const background = resolveBackground(snapshot.background, snapshot.images);
    await track.setBackground?.(background);
  };

  const openSource = async (name: 'microphone' | 'camera'): Promise<void> => {
    if (snapshot[name].kind === 'acquiring' || snapshot[name].kind === 'on') return;
    set({ [name]: { kind: 'acquiring' } });
    try {
      const isCamera = name === 'camera';
      const create = isCamera ? media.createCamera : media.createMicrophone;
      const track = await create(savedDevice(isCamera ? 'videoinput' : 'audioinput'));
      if (isClosed) return track.stop();
      // A background that does not work must not take the camera away.
      if (isCamera && snapshot.background.type !== 'none') await paint(track).catch(fail);
      set({ [name]: { kind: 'on', track, isEnabled: true } });
      track.onEnded(() => void onEnded(name));
      handlers.onTrack?.(track);
    } catch (error) {
      set({ [name]: { kind: 'failed', error: toCallError(error) } });
    }
  };

  // An unplugged microphone is replaced by the one that is left; a camera is not switched to unasked.
  const onEnded = async (name: 'microphone' | 'camera'): Promise<void> => {
    const source = snapshot[name];
    if (source.kind !== 'on' || isClosed) return;
    if (name === 'microphone') {
      await refreshDevices();
      const next = snapshot.devices.find(({ kind }) => kind === 'audioinput');
      if (next) return void source.track.setDevice(next.id).catch(fail);
    }
    source.track.stop();
    set({ [name]: { kind: 'off' } });
    handlers.onTrackGone?.(source.track);
  };

  const reportRefusals = (): void => {
    const { microphone, camera } = snapshot;
    const both =
      isDenied(microphone, 'MicrophonePermissionsDenied') && isDenied(camera, 'CameraPermissionsDenied');
    if (both) {
      fail(new CallError('NotAllowedError', 'The page may use neither microphone nor camera.'));
      return;
    }
    const failed = [microphone, camera].find((source) => source.kind === 'failed');
    if (failed?.kind === 'failed') fail(failed.error);
  };

  const stopScreen = (): void => {
    const { screen } = snapshot;
    if (!screen) return;
    screen.stop();
    set({ screen: null });
    handlers.onTrackGone?.(screen);
  };

  const shareScreen = async (): Promise<void> => {
    if (!media.createScreen || isChoosingScreen) return;
    isChoosingScreen = true;
    try {
      const screen = await media.createScreen();
      if (!screen) return;
      if (isClosed) return screen.stop();
      set({ screen });
      screen.onEnded(stopScreen);
      handlers.onTrack?.(screen);
    } catch (error) {
      fail(error);
    } finally {
      isChoosingScreen = false;
    }
  };

  const setEnabled = (name: 'microphone' | 'camera', isEnabled: boolean): void => {
    const source = snapshot[name];
    if (source.kind !== 'on') return;
    source.track.setEnabled(isEnabled);
    set({ [name]: { ...source, isEnabled } });
  };

  const setBackground = async (choice: BackgroundChoice): Promise<void> => {
    set({ background: choice });
    storage.write('background', JSON.stringify(choice));
    if (snapshot.camera.kind !== 'on') return;
    await paint(snapshot.camera.track).catch(fail);
  };

  const stopWatching = media.onDevicesChange(() => void refreshDevices());

  return {
    getSnapshot: () => snapshot,
    subscribe,
    open: async ({ camera }) => {
      const { audioinput, videoinput } = snapshot.chosen;
      // Only a device that was chosen before has to be looked for.
      if (audioinput !== null || (camera && videoinput !== null)) await refreshDevices();
      await Promise.all([openSource('microphone'), camera ? openSource('camera') : undefined]);
      reportRefusals();
      // With permission the devices have names; the way into the room need not wait for them.
      void refreshDevices();
    },
    tracks: () => {
      const { microphone, camera, screen } = snapshot;
      const open = [microphone, camera].flatMap((source) => (source.kind === 'on' ? [source.track] : []));
      return screen ? [...open, screen] : open;
    },
    toggleMicrophone: () => {
      const { microphone } = snapshot;
      if (microphone.kind === 'on') setEnabled('microphone', !microphone.isEnabled);
    },
    toggleCamera: () => {
      if (clock.now() - lastCameraPress < cameraPause) return;
      lastCameraPress = clock.now();
      const { camera } = snapshot;
      if (camera.kind === 'on') setEnabled('camera', !camera.isEnabled);
      else void openSource('camera').then(reportRefusals).then(refreshDevices);
    },
    toggleScreen: async () => {
      if (snapshot.screen) stopScreen();
      else await shareScreen();
    },
    setDevice: async (kind, deviceId) => {
      set({ chosen: { ...snapshot.chosen, [kind]: deviceId } });
      storage.write(names[kind], deviceId);
      const source = kind === 'audioinput' ? snapshot.microphone : snapshot.camera;
      if (kind === 'audiooutput' || source.kind !== 'on') return;
      await source.track.setDevice(deviceId).catch(fail);
      notify();
    },
    setBackground,
    addImage: async (image) => {
      set({ images: [...snapshot.images, image] });
      await setBackground({ type: 'image', index: snapshot.images.length - 1 });
    },
    report: fail,
    dismissError: () => set({ error: null }),
    handle: (next) => {
      handlers = next;
    },
    close: () => {
      isClosed = true;
      stopWatching();
      const { microphone, camera, screen } = snapshot;
      for (const source of [microphone, camera]) if (source.kind === 'on') source.track.stop();
      screen?.stop();
      set({ microphone: { kind: 'off' }, camera: { kind: 'off' }, screen: null });
    },
  };
}
