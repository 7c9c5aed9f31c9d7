/** A point of the world, in degrees. */
export interface MapPoint {
  /** Degrees north, from -90 to 90. */
  readonly latitude: number;
  /** Degrees east, from -180 to 180. */
  readonly longitude: number;
}

/** The part of the world that a map shows, in a unit of the map's own. */
export interface MapView {
  /** From its left edge to its right. */
  readonly width: number;
  /** From its upper edge to its lower. */
  readonly height: number;
  /** West of its left edge, from 0 at -180°. */
  readonly left: number;
  /** North of its upper edge, from 0 at the upper end of the map. */
  readonly top: number;
}

/** How a map lays the world flat. */
export interface MapProjection {
  /** How many times the whole world it can show a part of it, the least first. */
  readonly zooms: readonly number[];
  /** What it shows of a place that was found or written; undefined: as much as before. */
  readonly closeZoom?: number | undefined;
  /** The part of the world around a point, pushed back where the world ends. */
  readonly view: (center: MapPoint, zoom: number) => MapView;
  /** Where a point stands in a view, as shares of its width and height. */
  readonly place: (point: MapPoint, view: MapView) => { x: number; y: number };
  /** The point of the world at shares of a view's width and height, rounded to about a metre. */
  readonly point: (x: number, y: number, view: MapView) => MapPoint;
}

/** A map is 16 wide and 9 high; the whole world leaves a little water above and below. */
export const mapShape: number = 9 / 16;

/** A number pushed between two others; their middle where they have changed places. */
export const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** Degrees to about a metre. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
