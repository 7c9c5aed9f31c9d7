import type { CallTrack } from '../room/CallRoom.ts';

/** Keeps one `<video>` for each track, and moves it from place to place: a new element would flash black. */
export interface VideoPool {
  /** Shows a track in a place, wherever it was before; the returned function takes it out unless it has moved on. */
  readonly show: (track: CallTrack, place: HTMLElement) => () => void;
  /** The element of a track; undefined while it is shown nowhere. */
  readonly elementOf: (track: CallTrack) => HTMLVideoElement | undefined;
}

interface Entry {
  readonly element: HTMLVideoElement;
  readonly detach: () => void;
  /** Where it is shown now. */
  place: object;
}

const createEntry = (track: CallTrack): Entry => {
  const element = document.createElement('video');
  element.autoplay = true;
  element.playsInline = true;
  // The sound of a call is played apart from its pictures.
  element.muted = true;
  element.dataset.frTrack = track.source;
  return { element, detach: track.attach(element), place: element };
};

/** Makes a pool without elements. */
export function createVideoPool(): VideoPool {
  const entries = new Map<CallTrack, Entry>();
  return {
    elementOf: (track) => entries.get(track)?.element,
    show: (track, place) => {
      const entry = entries.get(track) ?? createEntry(track);
      entries.set(track, entry);
      const own = {};
      entry.place = own;
      place.prepend(entry.element);
      // A browser pauses what is moved.
      entry.element.play().catch(() => {});
      return () => {
        // React takes the old place away before it makes the new one: only what nobody shows afterwards is let go.
        queueMicrotask(() => {
          if (entry.place !== own) return;
          entry.element.remove();
          entry.detach();
          entries.delete(track);
        });
      };
    },
  };
}
