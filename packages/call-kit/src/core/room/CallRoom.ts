import type { Background } from '../devices/Background.ts';

/** Sound or picture that can be played in the page. The same object as long as the track lives. */
export interface CallTrack {
  /** Names the track in its room; unique. */
  readonly id: string;
  /** Sound or picture. */
  readonly kind: 'audio' | 'video';
  /** What it shows: `camera` and `microphone` are a person's, `screen` is a shared screen. */
  readonly source: 'camera' | 'microphone' | 'screen';
  /** The browser's track, for meters and recordings; null where there is none, such as in a test without a browser. */
  readonly media: MediaStreamTrack | null;
  /** Plays it in an element; the returned function takes it out again. */
  readonly attach: (element: HTMLMediaElement) => () => void;
}

/** A microphone or camera of this device, or its screen. */
export interface LocalTrack extends CallTrack {
  /** The device that it comes from; null for a screen. */
  readonly deviceId: string | null;
  /** Switches sound or picture on and off for everybody, without losing the device. */
  readonly setEnabled: (isEnabled: boolean) => void;
  /** Takes another device in its place, for everybody who plays it. Rejects with a {@link CallError}. */
  readonly setDevice: (deviceId: string) => Promise<void>;
  /** Lays something behind the person; absent where tracks cannot be changed. */
  readonly setBackground?: (background: Background) => Promise<void>;
  /** Calls back when it has ended by itself: a device was unplugged, a share was stopped in the browser. */
  readonly onEnded: (listener: () => void) => () => void;
  /** Lets go of the device. */
  readonly stop: () => void;
}

/** One track of a participant, as it is now. */
export interface TrackView {
  /** What to play. */
  readonly track: CallTrack;
  /** False while it is muted or switched off. */
  readonly isEnabled: boolean;
}

/** Somebody in the room. A new object whenever something about it has changed. */
export interface Participant {
  /** Names this presence in this room; somebody who comes back has another. */
  readonly id: string;
  /** The user, as the token says. */
  readonly userId: string;
  /** Whether the media service is trying to regain the connection to this participant. */
  readonly connection: 'connected' | 'reconnecting';
  /** Quality of the connection from 0, broken, to 5; null while unknown. */
  readonly quality: number | null;
  /** The microphone; null without one. */
  readonly microphone: TrackView | null;
  /** The camera; null without one. */
  readonly camera: TrackView | null;
  /** The shared screen; null while none is shared. */
  readonly screen: TrackView | null;
}

/** A room as it is now. A new object whenever something has changed. */
export interface RoomSnapshot {
  /** The connection to the media service; `error` says why a room was left that nobody asked to leave. */
  readonly connection:
    | { readonly kind: 'connected' }
    | { readonly kind: 'reconnecting' }
    | { readonly kind: 'disconnected'; readonly error: CallError | null };
  /** The viewer. */
  readonly local: Participant;
  /** Everybody else, in the order in which they came. */
  readonly remotes: readonly Participant[];
  /** Id of the participant who speaks; null for nobody, or the viewer. */
  readonly dominantSpeakerId: string | null;
  /** Whether the room is being recorded. */
  readonly isRecording: boolean;
}

/** A room that was entered. */
export interface CallRoom {
  /** Names the room at the media service. */
  readonly id: string;
  /** The room as it is now; the same object until something changes. */
  readonly getSnapshot: () => RoomSnapshot;
  /** Calls back when there is a new snapshot; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets the others see or hear a track. Rejects with a {@link CallError}. */
  readonly publish: (track: LocalTrack) => Promise<void>;
  /** Takes a track away from the others; it is not stopped. */
  readonly unpublish: (track: LocalTrack) => void;
  /** Leaves the room; tracks are not stopped. */
  readonly disconnect: () => void;
}

/** A microphone, camera or loudspeaker of this machine. */
export interface Device {
  /** Names it on this machine, for this site. */
  readonly id: string;
  /** What it is. */
  readonly kind: DeviceKind;
  /** Its name for people; empty until the page has permission. */
  readonly label: string;
}

/** Kinds of devices, as browsers name them. */
export type DeviceKind = 'audioinput' | 'audiooutput' | 'videoinput';

/** What is needed to enter a room. */
export interface ConnectRequest {
  /** Lets the viewer into the room. */
  readonly token: string;
  /** Address of the signalling server, for services that need one. */
  readonly signalingUrl?: string | undefined;
  /** Tracks that are published at once. */
  readonly tracks: readonly LocalTrack[];
}

/** The media service: the port that an adapter implements, `./twilio` of this package for example. */
export interface MediaPort {
  /** Whether this browser can take part in calls at all. */
  readonly isSupported: () => boolean | Promise<boolean>;
  /** Enters a room. Rejects with a {@link CallError}. */
  readonly connect: (request: ConnectRequest, options: { readonly signal: AbortSignal }) => Promise<CallRoom>;
  /** Opens a microphone; null for the one that the browser prefers. Rejects with a {@link CallError}. */
  readonly createMicrophone: (deviceId: string | null) => Promise<LocalTrack>;
  /** Opens a camera; null for the one that the browser prefers. Rejects with a {@link CallError}. */
  readonly createCamera: (deviceId: string | null) => Promise<LocalTrack>;
  /** Asks the viewer for a screen or window to share; null when the viewer did not want to. Rejects with a {@link CallError}. */
  readonly createScreen?: (() => Promise<LocalTrack | null>) | undefined;
  /** The devices of this machine; without permission some have no label. */
  readonly listDevices: () => Promise<readonly Device[]>;
  /** Calls back when a device was plugged in or out; the returned function stops that. */
  readonly onDevicesChange: (listener: () => void) => () => void;
  /** Whether something can be laid behind people here, and if not, why. Absent where it never can. */
  readonly backgroundSupport?: (() => Promise<'supported' | 'unsupported'>) | undefined;
}

/**
 * What an error of a room means for a call: the room was `ended` on purpose, or this participant was removed from it; another
 * connection of the same person has `replaced` this one; the room `refused` the person or their token.
 */
export type RoomErrorReason = 'ended' | 'replaced' | 'refused';

/** Codes of errors of this kit, beside those of the media service. */
export type CallErrorCode =
  | 'CameraPermissionsDenied'
  | 'MicrophonePermissionsDenied'
  | 'NotAllowedError'
  | 'NotFoundError'
  | 'NotReadableError'
  | 'RoomError';

/** What went wrong with a device or a room. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** What went wrong: a {@link CallErrorCode}, or the number that the media service gives it, which is shown to people. */
  readonly code: CallErrorCode | number;
  /** What it means for the call; null where entering the room again may help. Adapters set it from the codes of their service. */
  readonly reason: RoomErrorReason | null;

  /**
   * @param code what went wrong
   * @param message for people, in English
   * @param reason what it means for the call; null, the default, where entering the room again may help
   */
  constructor(code: CallErrorCode | number, message: string, reason: RoomErrorReason | null = null) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}
