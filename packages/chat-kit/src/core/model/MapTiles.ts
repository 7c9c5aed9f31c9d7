/** The pictures of a street map. */
export interface MapTiles {
  /** Address of a square of 256 pixels with `{z}`, `{x}` and `{y}`, for its level, column and row (Web Mercator). */
  readonly url: string;
  /** Whose map it is; shown on it. */
  readonly credit: string;
}
