import type { LevelMeterOptions } from './LevelMeterOptions.ts';
import { levelOf } from './levelOf.ts';
import { listeningContext } from './listeningContext.ts';
import { pageFrames } from './pageFrames.ts';

/** Milliseconds from look to look (1 §9). */
const interval = 100;

/** A running level meter, made by {@link createLevelMeter}. */
export interface LevelMeter {
  /** Looks no more, and shows 0. */
  readonly stop: () => void;
}

/**
 * Watches how loud a stream is, ten times a second, and writes the height to a callback or a custom property: no state of
 * any framework changes, so nothing is drawn anew but the meter itself. All meters of a page share one animation frame and
 * one audio context; in a hidden page they rest.
 *
 * Spectrum of 256 samples, smoothing 0.2, height capped at 14 (1 §9).
 *
 * @param options what to listen to, and where to write
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
