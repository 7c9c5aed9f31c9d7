import { line, polygon } from './shapes.ts';

/** Options of {@link skyline}. */
export interface SkylineOptions {
  /** After how many pixels it repeats. */
  readonly width: number;
  /** Middle height of the line, from above. */
  readonly level: number;
  /** How far it goes up and down. */
  readonly swing: number;
  /** How often, on its way. */
  readonly waves: number;
  /** Where it begins, in parts of a wave. */
  readonly begin?: number;
  /** Down to where it is filled. */
  readonly bottom: number;
}

function pointsOf({ width, level, swing, waves, begin = 0 }: SkylineOptions): [number, number][] {
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step / steps) * waves + begin;
    const height =
      Math.sin(turn * 2 * Math.PI) + 0.35 * Math.sin((2 * (step / steps) * waves + 2 * begin) * 2 * Math.PI);
    return [(step / steps) * width, level + height * swing];
  });
}

/** Height of the line at a place, from above. */
export function heightAt(options: SkylineOptions, x: number): number {
  const turn = (x / options.width) * options.waves + (options.begin ?? 0);
  return options.level + options.swing * (Math.sin(turn * 2 * Math.PI) + 0.35 * Math.sin(turn * 4 * Math.PI));
}

/** Hills or waves without an end: the right side goes on where the left one begins. */
export function skyline(options: SkylineOptions): string {
  const { width, bottom } = options;
  return polygon([...pointsOf(options), [width, bottom], [0, bottom]]);
}

/** Only their upper edge. */
export function crest(options: SkylineOptions): string {
  return line(pointsOf(options));
}
