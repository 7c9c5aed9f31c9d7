/** Shapes of one colour. */
export interface Layer {
  /** Which ink of the theme it has, from 1. */
  readonly ink: number;
  /** The shapes, as the `d` of an SVG path. */
  readonly path: string;
  /** Width of the line when the shapes are drawn and not filled. */
  readonly stroke?: number;
  /** How much of what is behind it is covered, 0 to 1. Default 1. */
  readonly cover?: number;
}

/**
 * A part of a picture: one that repeats over all of the background, or along its top or bottom, or one that stands in
 * a spot, given in per cent of the background; its shapes are then drawn around that spot.
 */
export type Drawing =
  | {
      readonly at: 'everywhere' | 'top' | 'bottom';
      readonly width: number;
      readonly height: number;
      readonly layers: readonly Layer[];
    }
  | { readonly at: { readonly x: number; readonly y: number }; readonly layers: readonly Layer[] };
