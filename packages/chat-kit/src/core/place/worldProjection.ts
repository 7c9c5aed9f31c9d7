import { clamp, type MapProjection, mapShape, roundDegrees } from './mapProjection.ts';

/** The whole world in degrees, which are pixels: a plate carrée. */
export const worldProjection: MapProjection = {
  zooms: [1, 2, 4, 8, 16, 32],
  view: (center, zoom) => {
    const width = 360 / zoom;
    const height = width * mapShape;
    return {
      width,
      height,
      left: clamp(center.longitude + 180 - width / 2, 0, 360 - width),
      top: clamp(90 - center.latitude - height / 2, 0, 180 - height),
    };
  },
  place: ({ latitude, longitude }, view) => ({
    x: (longitude + 180 - view.left) / view.width,
    y: (90 - latitude - view.top) / view.height,
  }),
  point: (x, y, view) => ({
    latitude: roundDegrees(clamp(90 - view.top - y * view.height, -90, 90)),
    longitude: roundDegrees(clamp(view.left + x * view.width - 180, -180, 180)),
  }),
};
