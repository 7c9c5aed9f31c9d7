/** How the items of a gallery stand. */
export interface GalleryShape {
  /** How many there are. */
  readonly count: number;
  /** How many stand side by side. */
  readonly columns: number;
  /** Whether they run from right to left. */
  readonly isMirrored: boolean;
}

/** The place to go to with a key, or null for a key that moves nothing. */
export function placeAfterKey(key: string, at: number, shape: GalleryShape): number | null {
  const { count, columns, isMirrored } = shape;
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return Math.min(at + columns, count - 1);
  if (key === 'ArrowUp') return at < columns ? at : at - columns;
  if (columns > 1 && key === forward) return Math.min(at + 1, count - 1);
  if (columns > 1 && key === backward) return Math.max(at - 1, 0);
  return null;
}
