import type { FrameLoop } from './FrameLoop.ts';

/** What {@link createLevelMeter} is made from. */
export interface LevelMeterOptions {
  /** What to listen to. */
  readonly source: MediaStream | AudioNode;
  /** Gets the height, 0 to 14, each time it has changed. */
  readonly onLevel?: (level: number) => void;
  /** Gets the height as a custom property, so that a style sheet can draw it. */
  readonly element?: ElementCSSInlineStyle;
  /** Name of that property. Default `--fr-level`. */
  readonly property?: string;
  /** Who says when to look. Default: the page's frames, one request for all meters. */
  readonly frames?: FrameLoop;
}
