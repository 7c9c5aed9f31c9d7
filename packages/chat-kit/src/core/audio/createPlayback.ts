import { createListenerSet } from '@franca/ui/core';

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
  /** Stops and releases the sound; it can be played again. */
  readonly close: () => void;
}

/** Stops the voice message that plays now: two at once are none. */
let stopOther: (() => void) | null = null;

/** Plays a sound from an address or from the device; nothing is fetched before somebody wants to hear it. */
export function createPlayback(source: string | Blob): Playback {
  const listeners = createListenerSet();
  const positions = new Set<(milliseconds: number) => void>();
  let state: PlaybackState = { kind: 'idle', rate: 1, seconds: 0 };
  let audio: HTMLAudioElement | null = null;
  let address: string | null = null;
  let frame = 0;
  // Where to begin once the sound is loaded.
  let start = 0;

  const set = (part: Partial<PlaybackState>): void => {
    const next = { ...state, ...part };
    if (next.kind === state.kind && next.rate === state.rate && next.seconds === state.seconds) return;
    state = next;
    listeners.notify();
  };

  const tell = (milliseconds: number): void => {
    for (const listener of [...positions]) listener(milliseconds);
    set({ seconds: Math.floor(milliseconds / 1000) });
  };

  const follow = (): void => {
    if (!audio || state.kind !== 'playing') return;
    tell(audio.currentTime * 1000);
    frame = requestAnimationFrame(follow);
  };

  const pause = (): void => {
    cancelAnimationFrame(frame);
    if (stopOther === pause) stopOther = null;
    audio?.pause();
    if (state.kind === 'playing' || state.kind === 'loading') set({ kind: 'paused' });
  };

  const end = (): void => {
    pause();
    start = 0;
    if (audio) audio.currentTime = 0;
    tell(0);
    set({ kind: 'idle' });
  };

  const close = (): void => {
    pause();
    if (audio) {
      audio.onerror = null;
      audio.removeAttribute('src');
      audio.load();
    }
    audio = null;
    if (address) URL.revokeObjectURL(address);
    address = null;
    start = 0;
    set({ kind: 'idle', seconds: 0 });
  };

  const open = (): HTMLAudioElement => {
    if (typeof source !== 'string') address = URL.createObjectURL(source);
    const element = new Audio(address ?? (source as string));
    element.playbackRate = state.rate;
    element.onloadedmetadata = () => {
      if (start > 0) element.currentTime = start / 1000;
    };
    element.onplaying = () => {
      set({ kind: 'playing' });
      cancelAnimationFrame(frame);
      follow();
    };
    element.onwaiting = () => set({ kind: 'loading' });
    element.onended = end;
    element.onerror = () => {
      const at = start;
      close();
      start = at;
      set({ kind: 'failed' });
    };
    return element;
  };

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    subscribePosition: (listener) => {
      positions.add(listener);
      return () => positions.delete(listener);
    },
    play: () => {
      if (stopOther !== pause) stopOther?.();
      stopOther = pause;
      audio ??= open();
      set({ kind: 'loading' });
      // Refused or interrupted: the element's own events say which.
      audio.play().catch(() => {
        if (state.kind === 'loading') set({ kind: 'paused' });
      });
    },
    pause,
    seek: (milliseconds) => {
      start = milliseconds;
      if (audio && audio.readyState > 0) audio.currentTime = milliseconds / 1000;
      tell(milliseconds);
    },
    nextRate: () => {
      const rate = playbackRates[(playbackRates.indexOf(state.rate) + 1) % playbackRates.length] ?? 1;
      if (audio) audio.playbackRate = rate;
      set({ rate });
    },
    close,
  };
}
