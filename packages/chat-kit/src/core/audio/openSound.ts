/** Called as a sound is loaded and played. */
export interface SoundHandlers {
  /** Its length is known: positions can be set. */
  readonly onReady: () => void;
  /** It is heard. */
  readonly onPlaying: () => void;
  /** It has to wait for more of its file. */
  readonly onWaiting: () => void;
  /** It has come to its end. */
  readonly onEnded: () => void;
  /** Its file cannot be loaded or read. */
  readonly onError: () => void;
}

/** A sound that the browser has opened; see {@link openSound}. */
export interface Sound {
  /** The element that plays it. */
  readonly element: HTMLAudioElement;
  /** Stops and releases it; no handler is called any more. */
  readonly close: () => void;
}

/** Opens a sound from an address or from the device. Its file is fetched from now on. */
export function openSound(source: string | Blob, handlers: SoundHandlers): Sound {
  const isFile = typeof source !== 'string';
  const address = isFile ? URL.createObjectURL(source) : source;
  const element = new Audio(address);
  element.onloadedmetadata = handlers.onReady;
  element.onplaying = handlers.onPlaying;
  element.onwaiting = handlers.onWaiting;
  element.onended = handlers.onEnded;
  element.onerror = handlers.onError;
  return {
    element,
    close: () => {
      element.pause();
      // An element without an address reports an error.
      element.onerror = null;
      element.removeAttribute('src');
      element.load();
      if (isFile) URL.revokeObjectURL(address);
    },
  };
}
