/** Speeds that a voice message can be heard at. */
export const playbackRates = [1, 1.5, 2] as const;
/** A speed that a voice message can be heard at. */
export type PlaybackRate = (typeof playbackRates)[number];

/** Where the playing of a voice message stands. */
export interface PlaybackState {
  /** `loading` has been asked to play and has no sound yet; `failed` could not get it. */
  readonly kind: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  /** Speed. */
  readonly rate: PlaybackRate;
  /** Whole seconds that have been heard. */
  readonly seconds: number;
}

/** The playing of one voice message; see `createPlayback`. */
export interface Playback {
  /** Where it stands; the same object until that changes, at most once a second. */
  readonly getState: () => PlaybackState;
  /** Calls back after every change of the state; the answer stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back with the position in milliseconds, in every frame while it plays; the answer stops that. */
  readonly subscribePosition: (listener: (milliseconds: number) => void) => () => void;
  /** Plays from where it is, and stops whatever else plays. */
  readonly play: () => void;
  /** Stops where it is. */
  readonly pause: () => void;
  /** Goes to a position, in milliseconds. */
  readonly seek: (milliseconds: number) => void;
  /** Goes to the next speed, from the last to the first. */
  readonly nextRate: () => void;
  /** Stops and lets go of the sound; it can be played again. */
  readonly close: () => void;
}
