/** A point of the world, in degrees. */
export interface MapPoint {
  /** Degrees north, from -90 to 90. */
  readonly latitude: number;
  /** Degrees east, from -180 to 180. */
  readonly longitude: number;
}

/** The part of the world that a map shows. */
export interface MapView {
  /** Degrees from its left edge to its right. */
  readonly width: number;
  /** Degrees from its upper edge to its lower. */
  readonly height: number;
  /** Degrees west of its left edge, from 0 at -180. */
  readonly left: number;
  /** Degrees north of its upper edge, from 0 at the north pole. */
  readonly top: number;
}

/** How many times the whole world a map can show a part of it. */
export const zooms = [1, 2, 4, 8, 16, 32] as const;

/** A map is 16 wide and 9 high; the whole world leaves a little water above and below. */
const shape = 9 / 16;

const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** The part of the world around a point, pushed back where the world ends. Degrees are pixels: a plate carrée. */
export function mapView(center: MapPoint, zoom: number): MapView {
  const width = 360 / zoom;
  const height = width * shape;
  return {
    width,
    height,
    left: clamp(center.longitude + 180 - width / 2, 0, 360 - width),
    top: clamp(90 - center.latitude - height / 2, 0, 180 - height),
  };
}

/** Where a point stands in a view, as shares of its width and height. */
export function placeInView({ latitude, longitude }: MapPoint, view: MapView): { x: number; y: number } {
  return {
    x: (longitude + 180 - view.left) / view.width,
    y: (90 - latitude - view.top) / view.height,
  };
}

/** The point of the world at shares of a view's width and height, rounded to about a metre. */
export function pointInView(x: number, y: number, view: MapView): MapPoint {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: round(clamp(90 - view.top - y * view.height, -90, 90)),
    longitude: round(clamp(view.left + x * view.width - 180, -180, 180)),
  };
}
