import { feature, mesh } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { type LinePoint, unwrapLine } from './unwrapLine.ts';

/** Shapes of the world as SVG paths, in degrees from the north pole and from 180° west. */
export interface WorldPaths {
  /** Land, to be filled. */
  readonly land: string;
  /** Where two countries meet, to be stroked. */
  readonly borders: string;
}

type Topology = Parameters<typeof mesh>[0];
type Shapes = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type World = Topology & {
  readonly objects: { readonly countries: NonNullable<Parameters<typeof mesh>[1]>; readonly land: Shapes };
};

const draw = (points: readonly LinePoint[], shift: number): string =>
  points
    .map(([longitude, latitude], index) => {
      const at = `${(longitude + 180 + shift).toFixed(2)} ${(90 - latitude).toFixed(2)}`;
      return `${index === 0 ? 'M' : 'L'}${at}`;
    })
    .join('');

/** A line, and once more at the other edge of the map when it leaves it. */
function drawBothEnds(points: readonly LinePoint[], end: string): string {
  const longitudes = points.map(([longitude]) => longitude);
  const shifts = [0];
  if (Math.max(...longitudes) > 180) shifts.push(-360);
  if (Math.min(...longitudes) < -180) shifts.push(360);
  return shifts.map((shift) => draw(points, shift) + end).join('');
}

/** Draws the world; the data (Natural Earth 1:110m) travel with this file, nothing is fetched. */
export function worldPaths(): WorldPaths {
  const topology = world as unknown as World;
  const { countries, land } = topology.objects;
  const rings = feature(topology, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  return {
    land: rings.map((ring) => drawBothEnds(unwrapLine(ring, true), 'Z')).join(''),
    borders: mesh(topology, countries, (one, other) => one !== other)
      .coordinates.map((line) => drawBothEnds(unwrapLine(line), ''))
      .join(''),
  };
}
