/** A place that somebody shared. */
export interface SharedPlace {
  /** The words for it. */
  readonly place: string;
  /** Degrees north, from -90 to 90. */
  readonly latitude: number;
  /** Degrees east, from -180 to 180. */
  readonly longitude: number;
}
