import type { Clock } from '@franca/ui/core';
import type { CallError, Device, DeviceKind, LocalTrack, MediaPort } from '../room/CallRoom.ts';
import type { BackgroundChoice, BackgroundImage } from './Background.ts';
import type { CallStorage } from './CallStorage.ts';
import type { CallSwitches } from './callSwitches.ts';

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
  /** What the viewer has switched on and off in this call. */
  readonly switches: CallSwitches;
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
  /**
   * The call that the devices are opened for: what the viewer switches off is off again when its page is loaded anew.
   * Default: none.
   */
  readonly callId?: string | undefined;
  readonly clock: Clock;
  /** Pictures that can be laid behind the viewer. */
  readonly images: readonly BackgroundImage[];
  /** Called with every error of a device or the room, which is also logged, and is `error` of the snapshot. */
  readonly onError?: ((error: CallError) => void) | undefined;
}

/** Microphone, camera and screen of the viewer. */
export interface LocalMedia {
  readonly getSnapshot: () => LocalMediaSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Opens the microphone, muted where the viewer has muted it, and the camera for a video call, unless they have switched it
   * off; resolves when both have been opened or refused.
   */
  readonly open: (options: { readonly camera: boolean }) => Promise<void>;
  /**
   * Takes over what is switched on or off on the device of the viewer that is in the call now, also for devices that are open
   * already; call it before they are published.
   */
  readonly adopt: (switches: CallSwitches) => void;
  /** Open tracks, in the order microphone, camera, screen. */
  readonly tracks: () => LocalTrack[];
  /** Mutes or unmutes; does nothing without a microphone. */
  readonly toggleMicrophone: () => void;
  /** Switches the camera on or off, and opens it when it was not yet; a second press within 500 ms is ignored. */
  readonly toggleCamera: () => void;
  /** Begins or ends sharing a screen; resolves when the viewer has chosen, or did not want to. */
  readonly toggleScreen: () => Promise<void>;
  /** Takes another device, and remembers it; opens it where the one before was unplugged or could not be opened. */
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
  /** Stops all tracks, so that the browser frees the devices. */
  readonly close: () => void;
}

/** The snapshot while devices come and go, for those who look after one kind each. */
export interface LocalMediaState {
  readonly get: () => LocalMediaSnapshot;
  readonly set: (change: Partial<LocalMediaSnapshot>) => void;
  /** Shows what went wrong. */
  readonly fail: (error: unknown) => void;
  readonly isClosed: () => boolean;
  /** Keeps what the viewer has switched on and off. */
  readonly setSwitches: (changed: CallSwitches) => void;
  /** Who publishes tracks. */
  readonly handlers: () => LocalMediaHandlers;
}
