import { createListenerSet } from '@franca/ui/core';
import type { DeviceKind, LocalTrack } from '../room/CallRoom.ts';
import { type BackgroundChoice, parseBackground, resolveBackground } from './Background.ts';
import type { CallStorageName } from './CallStorage.ts';
import { type CallSwitches, readSwitches, writeSwitches } from './callSwitches.ts';
import { createScreenShare } from './createScreenShare.ts';
import { createSources } from './createSources.ts';
import type {
  LocalMedia,
  LocalMediaHandlers,
  LocalMediaOptions,
  LocalMediaSnapshot,
  LocalMediaState,
} from './LocalMedia.ts';
import { toCallError } from './toCallError.ts';

/** Presses of the camera button within so many milliseconds of the last are ignored. */
const cameraPause = 500;

const names: Readonly<Record<DeviceKind, CallStorageName>> = {
  audioinput: 'audio-input',
  audiooutput: 'audio-output',
  videoinput: 'video-input',
};

/** Makes the viewer's devices, all of them closed. */
export function createLocalMedia({
  media,
  storage,
  callId,
  clock,
  images,
  onError,
}: LocalMediaOptions): LocalMedia {
  const { subscribe, notify } = createListenerSet();
  let handlers: LocalMediaHandlers = {};
  let lastCameraPress = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let snapshot: LocalMediaSnapshot = {
    microphone: { kind: 'off' },
    camera: { kind: 'off' },
    switches: callId ? readSwitches(storage, callId) : {},
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
  const fail = (reason: unknown): void => {
    const error = toCallError(reason);
    console.warn(`ERROR: ${error.message}`);
    onError?.(error);
    set({ error });
  };

  const refreshDevices = async (): Promise<void> => {
    try {
      set({ devices: await media.listDevices() });
    } catch {
      // Without the list the browser chooses the devices.
    }
  };
  const paint = async (track: LocalTrack): Promise<void> => {
    const background = resolveBackground(snapshot.background, snapshot.images);
    try {
      await track.setBackground?.(background);
    } catch (error) {
      fail(error);
    }
  };
  const setSwitches = (changed: CallSwitches): void => {
    set({ switches: { ...snapshot.switches, ...changed } });
    if (callId) writeSwitches(storage, callId, snapshot.switches);
  };
  const state: LocalMediaState = {
    get: () => snapshot,
    set,
    fail,
    isClosed: () => isClosed,
    setSwitches,
    handlers: () => handlers,
  };
  const sources = createSources({ media, state, refreshDevices, paint });
  const screenShare = createScreenShare(media, state);

  const setBackground = async (choice: BackgroundChoice): Promise<void> => {
    set({ background: choice });
    storage.write('background', JSON.stringify(choice));
    if (snapshot.camera.kind === 'on') await paint(snapshot.camera.track);
  };

  const stopWatching = media.onDevicesChange(() => void refreshDevices().then(sources.restore));

  return {
    getSnapshot: () => snapshot,
    subscribe,
    open: async ({ camera }) => {
      const { audioinput, videoinput } = snapshot.chosen;
      const isSeen = snapshot.switches.camera ?? camera;
      // Only a device that was chosen before has to be looked for.
      if (audioinput !== null || (isSeen && videoinput !== null)) await refreshDevices();
      await sources.open(isSeen ? ['microphone', 'camera'] : ['microphone']);
      // With permission the devices have names; the way into the room need not wait for them.
      void refreshDevices();
    },
    adopt: (switches) => {
      setSwitches(switches);
      sources.applySwitches();
    },
    tracks: () => {
      const { microphone, camera, screen } = snapshot;
      const open = [microphone, camera].flatMap((source) => (source.kind === 'on' ? [source.track] : []));
      return screen ? [...open, screen] : open;
    },
    toggleMicrophone: () => void sources.toggle('microphone'),
    toggleCamera: () => {
      if (clock.now() - lastCameraPress < cameraPause) return;
      lastCameraPress = clock.now();
      void sources.toggle('camera');
    },
    toggleScreen: screenShare.toggle,
    setDevice: async (kind, deviceId) => {
      set({ chosen: { ...snapshot.chosen, [kind]: deviceId } });
      storage.write(names[kind], deviceId);
      if (kind === 'audiooutput') return;
      await sources.setDevice(kind === 'audioinput' ? 'microphone' : 'camera', deviceId);
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
