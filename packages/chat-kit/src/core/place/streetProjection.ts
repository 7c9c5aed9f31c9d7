import { clamp, type MapProjection, type MapView, mapShape, roundDegrees } from './mapProjection.ts';

/** Pixels of a tile's side. */
const tileSize = 256;
/** The last level that servers of maps have. */
const lastLevel = 19;
/** Where the names of streets are written. */
const streetLevel = 16;

/** Degrees north as a share of the square map's height, from its upper end. */
function northShare(latitude: number): number {
  const sine = Math.sin((clamp(latitude, -85.0511, 85.0511) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const wrap = (share: number): number => share - Math.floor(share);

/**
 * The square map of streets (Web Mercator), in shares of its side.
 *
 * @param width how wide it is drawn, in pixels: tiles keep their size, so that the names on them can be read
 */
export function streetProjection(width: number): MapProjection {
  // The whole world is never narrower than the map.
  const first = Math.max(1, Math.ceil(Math.log2(width / tileSize)));
  return {
    zooms: Array.from({ length: lastLevel - first + 1 }, (_, step) => 2 ** (first + step)),
    closeZoom: 2 ** streetLevel,
    view: (center, zoom) => {
      const wide = width / tileSize / zoom;
      const high = wide * mapShape;
      return {
        width: wide,
        height: high,
        left: (center.longitude + 180) / 360 - wide / 2,
        top: clamp(northShare(center.latitude) - high / 2, 0, 1 - high),
      };
    },
    place: ({ latitude, longitude }, view) => ({
      x: wrap((longitude + 180) / 360 - view.left) / view.width,
      y: (northShare(latitude) - view.top) / view.height,
    }),
    point: (x, y, view) => {
      const share = clamp(view.top + y * view.height, 0, 1);
      const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
      return {
        latitude: roundDegrees(latitude),
        longitude: roundDegrees(wrap(view.left + x * view.width) * 360 - 180),
      };
    },
  };
}

/** A square of a street map, and where it stands in a view, as shares of the view's width and height. */
export interface MapTile {
  /** `level/column/row`: two of the same stand beside each other where the world begins anew. */
  readonly key: string;
  /** Its address. */
  readonly url: string;
  /** Its place. */
  readonly x: number;
  readonly y: number;
  /** Its size. */
  readonly width: number;
  readonly height: number;
}

/**
 * The tiles that cover a view.
 *
 * @param template address with `{z}`, `{x}` and `{y}`
 */
export function tilesOfView(template: string, view: MapView, zoom: number): MapTile[] {
  const [fromX, toX] = [Math.floor(view.left * zoom), Math.floor((view.left + view.width) * zoom)];
  const [fromY, toY] = [Math.floor(view.top * zoom), Math.floor((view.top + view.height) * zoom)];
  const tiles: MapTile[] = [];
  for (let row = Math.max(0, fromY); row <= Math.min(toY, zoom - 1); row += 1) {
    for (let column = fromX; column <= toX; column += 1) {
      const level = Math.log2(zoom);
      const inWorld = ((column % zoom) + zoom) % zoom;
      tiles.push({
        key: `${level}/${column}/${row}`,
        url: template
          .replaceAll('{z}', String(level))
          .replaceAll('{x}', String(inWorld))
          .replaceAll('{y}', String(row)),
        x: (column / zoom - view.left) / view.width,
        y: (row / zoom - view.top) / view.height,
        width: 1 / zoom / view.width,
        height: 1 / zoom / view.height,
      });
    }
  }
  return tiles;
}
