import { createListenerSet } from '@franca/ui/core';
import { createPositionReporter } from './createPositionReporter.ts';
import { openSound, type Sound } from './openSound.ts';

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
  /** Calls back after every change of the state; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back with the position in milliseconds, in every frame while it plays; the returned function stops that. */
  readonly subscribePosition: (listener: (milliseconds: number) => void) => () => void;
  /** Plays from where it is, and stops whatever else plays. */
  readonly play: () => void;
  /** Stops where it is. */
  readonly pause: () => void;
  /** Goes to a position, in milliseconds. */
  readonly seek: (milliseconds: number) => void;
  /** Goes to the next speed, from the last to the first. */
  readonly nextRate: () => void;
  /** Stops and releases the sound; it can be played again. */
  readonly close: () => void;
}

/** Stops the voice message that plays now: two at once are none. */
let stopOther: (() => void) | null = null;

/** Plays a sound from an address or from the device; nothing is fetched before somebody wants to hear it. */
export function createPlayback(source: string | Blob): Playback {
  const listeners = createListenerSet();
  let state: PlaybackState = { kind: 'idle', rate: 1, seconds: 0 };
  let sound: Sound | null = null;
  // Where to begin once the sound is loaded.
  let start = 0;

  const set = (part: Partial<PlaybackState>): void => {
    const next = { ...state, ...part };
    if (next.kind === state.kind && next.rate === state.rate && next.seconds === state.seconds) return;
    state = next;
    listeners.notify();
  };

  const position = createPositionReporter((milliseconds) => {
    set({ seconds: Math.floor(milliseconds / 1000) });
  });

  const pause = (): void => {
    position.stop();
    if (stopOther === pause) stopOther = null;
    sound?.element.pause();
    if (state.kind === 'playing' || state.kind === 'loading') set({ kind: 'paused' });
  };

  const close = (): void => {
    pause();
    sound?.close();
    sound = null;
    start = 0;
    set({ kind: 'idle', seconds: 0 });
  };

  const open = (): Sound => {
    const opened = openSound(source, {
      onReady: () => {
        if (start > 0) opened.element.currentTime = start / 1000;
      },
      onPlaying: () => {
        set({ kind: 'playing' });
        position.follow(opened.element);
      },
      onWaiting: () => {
        position.stop();
        set({ kind: 'loading' });
      },
      onEnded: () => {
        pause();
        start = 0;
        opened.element.currentTime = 0;
        position.report(0);
        set({ kind: 'idle' });
      },
      onError: () => {
        const at = start;
        close();
        start = at;
        set({ kind: 'failed' });
      },
    });
    opened.element.playbackRate = state.rate;
    return opened;
  };

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    subscribePosition: position.subscribe,
    play: () => {
      if (stopOther !== pause) stopOther?.();
      stopOther = pause;
      sound ??= open();
      set({ kind: 'loading' });
      // Refused or interrupted: the element's own events say which.
      sound.element.play().catch(() => {
        if (state.kind === 'loading') set({ kind: 'paused' });
      });
    },
    pause,
    seek: (milliseconds) => {
      start = milliseconds;
      if (sound && sound.element.readyState > 0) sound.element.currentTime = milliseconds / 1000;
      position.report(milliseconds);
    },
    nextRate: () => {
      const rate = playbackRates[(playbackRates.indexOf(state.rate) + 1) % playbackRates.length] ?? 1;
      if (sound) sound.element.playbackRate = rate;
      set({ rate });
    },
    close,
  };
}
