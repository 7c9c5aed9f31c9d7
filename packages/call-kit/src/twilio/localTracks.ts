import type { LocalAudioTrack, LocalVideoTrack } from 'twilio-video';
import type { LocalTrack } from '../core/room/CallRoom.ts';
import { createBackgrounds } from './createBackgrounds.ts';
import { deviceError } from './deviceError.ts';
import { loadSdk } from './loadSdk.ts';

/** A camera is asked for so many pixels and frames: `docs/behaviour/call-media.md, Video and screen`. */
const cameraConstraints = { width: 1280, height: 720, frameRate: 24 };
const screenConstraints = { width: 1920, height: 1080, frameRate: 10 };

type SdkTrack = LocalAudioTrack | LocalVideoTrack;

const sdkTracks = new WeakMap<LocalTrack, SdkTrack>();
const localTracks = new WeakMap<object, LocalTrack>();

/** The track of this adapter over one of the SDK, if it made one. */
export const localTrackOf = (track: object): LocalTrack | undefined => localTracks.get(track);

/** The SDK's track behind one of this adapter. */
export const sdkTrackOf = (track: LocalTrack): SdkTrack => {
  const found = sdkTracks.get(track);
  if (!found) throw new Error('This track was made by another media service; use one service for a call.');
  return found;
};

type Source = LocalTrack['source'];

const exactly = (deviceId: string | null) => (deviceId ? { deviceId: { exact: deviceId } } : {});

function wrap(track: SdkTrack, source: Source, setBackground?: LocalTrack['setBackground']): LocalTrack {
  const listeners = new Set<() => void>();
  const ended = (): void => {
    for (const listener of [...listeners]) listener();
  };
  // The browser says so only when a track ends by itself, not when it is stopped here.
  const watch = (): void => track.mediaStreamTrack.addEventListener('ended', ended);
  watch();
  const local: LocalTrack = {
    id: track.id,
    kind: track.kind,
    source,
    get media() {
      return track.mediaStreamTrack;
    },
    get deviceId() {
      return track.mediaStreamTrack.getSettings().deviceId ?? null;
    },
    attach: (element) => {
      track.attach(element);
      return () => void track.detach(element);
    },
    setEnabled: (isEnabled) => void track.enable(isEnabled),
    setDevice: async (deviceId) => {
      track.mediaStreamTrack.removeEventListener('ended', ended);
      try {
        await track.restart({ ...(source === 'camera' ? cameraConstraints : {}), ...exactly(deviceId) });
      } catch (error) {
        throw deviceError(error, source);
      } finally {
        watch();
      }
    },
    ...(setBackground ? { setBackground } : {}),
    onEnded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => void track.stop(),
  };
  sdkTracks.set(local, track);
  localTracks.set(track, local);
  return local;
}

/** Opens a microphone; null for the one that the browser prefers. */
export async function createMicrophone(deviceId: string | null): Promise<LocalTrack> {
  const sdk = await loadSdk();
  try {
    const track = await sdk.createLocalAudioTrack({ ...exactly(deviceId), name: 'microphone' });
    return wrap(track, 'microphone');
  } catch (error) {
    throw deviceError(error, 'microphone');
  }
}

/**
 * A track of sound that the page makes itself, for example with Web Audio, to be published like a microphone.
 *
 * @param media the sound; whoever made it ends it
 */
export async function createSound(media: MediaStreamTrack): Promise<LocalTrack> {
  const sdk = await loadSdk();
  return wrap(new sdk.LocalAudioTrack(media, { name: 'microphone' }), 'microphone');
}

/**
 * Opens a camera; null for the one that the browser prefers.
 *
 * @param deviceId of the camera
 * @param assetsPath where the files of `@twilio/video-processors` are served
 */
export async function createCamera(deviceId: string | null, assetsPath: string): Promise<LocalTrack> {
  const sdk = await loadSdk();
  try {
    const track = await sdk.createLocalVideoTrack({
      ...cameraConstraints,
      ...exactly(deviceId),
      name: `camera-${Date.now()}`,
    });
    return wrap(track, 'camera', createBackgrounds(track, assetsPath));
  } catch (error) {
    throw deviceError(error, 'camera');
  }
}

/** Asks for a screen or window, without sound; null when the viewer changed their mind or may not: nothing is said then. */
export async function createScreen(): Promise<LocalTrack | null> {
  const sdk = await loadSdk();
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ audio: false, video: screenConstraints });
    const [media] = stream.getVideoTracks();
    return media ? wrap(new sdk.LocalVideoTrack(media, { name: 'screen' }), 'screen') : null;
  } catch (error) {
    const isSilent = error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
    if (isSilent) return null;
    throw deviceError(error, 'screen');
  }
}
