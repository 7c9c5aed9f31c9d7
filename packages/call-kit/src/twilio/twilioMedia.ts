import type { ConnectOptions } from 'twilio-video';
import type { MediaPort } from '../core/room/CallRoom.ts';
import { backgroundSupport } from './createBackgrounds.ts';
import { createTwilioRoom } from './createTwilioRoom.ts';
import { loadSdk } from './loadSdk.ts';
import { createCamera, createMicrophone, createScreen, sdkTrackOf } from './localTracks.ts';
import { roomError } from './roomError.ts';

/** Options of {@link twilioMedia}. */
export interface TwilioMediaOptions {
  /**
   * Where the files of `@twilio/video-processors` (its folder `dist/build`) are served. Default `/virtualbackground`.
   */
  readonly assetsPath?: string | undefined;
  /** Whether the device is a phone, which gets less at once. Default: what the browser says. */
  readonly isMobile?: boolean | undefined;
  /** Options of the SDK that this adapter does not choose, such as a region. */
  readonly connectOptions?: ConnectOptions | undefined;
}

/** The option that leads the SDK to another signalling server; it is not among its types. */
interface SignalingOptions {
  readonly wsServer?: string;
}

const isPhone = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

/** How rooms are entered: `docs/behaviour/call-media.md, Room options`. */
function roomOptions(isMobile: boolean): ConnectOptions {
  const maxSubscriptionBitrate = isMobile ? { maxSubscriptionBitrate: 2_500_000 } : {};
  return {
    dominantSpeaker: true,
    networkQuality: { local: 1, remote: 1 },
    maxAudioBitrate: 16_000,
    bandwidthProfile: {
      video: { mode: 'collaboration', dominantSpeakerPriority: 'standard', ...maxSubscriptionBitrate },
    },
  };
}

/**
 * The media port over the unmodified `twilio-video`, which is fetched on first use. Without a `signalingUrl` rooms are
 * Twilio's; with one the SDK talks to that server instead, and to nobody else.
 *
 * @example const session = createCallSession({ facts, signaling, media: twilioMedia() });
 */
export function twilioMedia(options: TwilioMediaOptions = {}): MediaPort {
  const { assetsPath = '/virtualbackground', connectOptions } = options;
  return {
    isSupported: async () => (await loadSdk()).isSupported,
    connect: async ({ token, signalingUrl, tracks }, { signal }) => {
      const sdk = await loadSdk();
      signal.throwIfAborted();
      // Twilio's telemetry is none of the business of a server of one's own.
      const own: SignalingOptions & ConnectOptions = signalingUrl
        ? { wsServer: signalingUrl, insights: false }
        : {};
      const connecting = sdk.connect(token, {
        ...roomOptions(options.isMobile ?? isPhone()),
        ...connectOptions,
        ...own,
        tracks: tracks.map(sdkTrackOf),
      });
      signal.addEventListener('abort', () => connecting.cancel(), { once: true });
      try {
        const room = await connecting;
        for (const publication of room.localParticipant.videoTracks.values()) publication.setPriority('low');
        return createTwilioRoom(room);
      } catch (error) {
        throw roomError(error);
      }
    },
    createMicrophone,
    createCamera: (deviceId) => createCamera(deviceId, assetsPath),
    createScreen:
      typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {})
        ? createScreen
        : undefined,
    listDevices: async () => {
      const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
      return devices
        .filter(({ deviceId }) => deviceId !== '')
        .map(({ deviceId, kind, label }) => ({ id: deviceId, kind, label }));
    },
    onDevicesChange: (listener) => {
      navigator.mediaDevices?.addEventListener('devicechange', listener);
      return () => navigator.mediaDevices?.removeEventListener('devicechange', listener);
    },
    backgroundSupport,
  };
}
