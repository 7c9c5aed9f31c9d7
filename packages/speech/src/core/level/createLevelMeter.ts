import type { FrameLoop } from './createFrameLoop.ts';
import { pageFrames } from './createFrameLoop.ts';
import { levelOf } from './levelOf.ts';

/** What {@link createLevelMeter} is made from. */
export interface LevelMeterOptions {
  /** The sound to measure. */
  readonly source: MediaStream | AudioNode;
  /** Gets the height, 0 to 14, each time it has changed. */
  readonly onLevel?: (level: number) => void;
  /** Gets the height as a custom property, so that a style sheet can draw it. */
  readonly element?: ElementCSSInlineStyle;
  /** Name of that property. Default `--fr-level`. */
  readonly property?: string;
  /** When to measure. Default: the page's frames, one request for all meters. */
  readonly frames?: FrameLoop;
}

let context: AudioContext | null = null;
let users = 0;

/**
 * The one context in which streams are only looked at: browsers allow few, and a call has many tiles. Whoever borrows it
 * gives it back; the last one closes it.
 */
const listeningContext = {
  /** Lends the context, and makes it for the first one. */
  borrow(): AudioContext {
    context ??= new AudioContext();
    users += 1;
    // Without a press before it, a browser leaves it suspended: then the meters begin with the next press.
    void context.resume();
    return context;
  },
  /** Takes it back. */
  giveBack(): void {
    users -= 1;
    if (users > 0) return;
    void context?.close();
    context = null;
  },
};

/** Milliseconds between two samples of the level. */
const interval = 100;

/** A running level meter, made by {@link createLevelMeter}. */
export interface LevelMeter {
  /** Stops measuring, and shows 0. */
  readonly stop: () => void;
}

/**
 * Watches how loud a stream is, ten times a second, and writes the height to a callback or a custom property: no state of
 * any framework changes, so nothing is drawn anew but the meter itself. All meters of a page share one animation frame and
 * one audio context; in a hidden page they rest.
 *
 * Spectrum of 256 samples, smoothing 0.2, height capped at 14.
 *
 * @param options the sound, and where to write its level
 * @example
 * const meter = createLevelMeter({ source: stream, element: bar });
 * // .bar { block-size: calc(var(--fr-level) * 1px) }
 * meter.stop();
 */
export function createLevelMeter(options: LevelMeterOptions): LevelMeter {
  const { source, onLevel, element, property = '--fr-level', frames = pageFrames } = options;
  const borrowed = source instanceof MediaStream;
  const node = borrowed ? listeningContext.borrow().createMediaStreamSource(source) : source;
  const analyser = new AnalyserNode(node.context, { fftSize: 256, smoothingTimeConstant: 0.2 });
  node.connect(analyser);
  const spectrum = new Uint8Array(analyser.frequencyBinCount);
  let shown = -1;
  let due = 0;

  function show(level: number): void {
    if (level === shown) return;
    shown = level;
    element?.style.setProperty(property, level.toFixed(2));
    onLevel?.(level);
  }

  function look(time: number): void {
    if (time < due) return;
    // From when it was due, not from the look itself: frames do not fall on full tenths. After a rest, anew.
    due = due + interval > time ? due + interval : time + interval;
    analyser.getByteFrequencyData(spectrum);
    show(levelOf(spectrum));
  }

  show(0);
  const leave = frames.add(look);
  let stopped = false;
  return {
    stop: () => {
      if (stopped) return;
      stopped = true;
      leave();
      node.disconnect(analyser);
      if (borrowed) listeningContext.giveBack();
      show(0);
    },
  };
}
