/** How a picture is shown: how large, and how far its middle is from the middle of the frame, in pixels. */
export interface Zoom {
  /** 1 for the whole picture, up to 4. */
  scale: number;
  /** Distance to the right. */
  x: number;
  /** Distance to the bottom. */
  y: number;
}

/** A point, in pixels from the middle of the frame. */
export type Point = Pick<Zoom, 'x' | 'y'>;

/** The sizes that limit how far a picture can be moved, in pixels. */
export interface ZoomBox {
  /** Width and height of the whole picture in the frame. */
  picture: { width: number; height: number };
  /** Width and height of the frame. */
  frame: { width: number; height: number };
}

/** The whole picture in the middle. */
export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

const levels = [1, 1.5, 2, 3, 4];
const most = 4;

/** The next level up or down from a scale. */
export function zoomLevel(scale: number, step: 1 | -1): number {
  // A pinch may have ended a hair beside a level.
  const far = levels.filter((level) => (level - scale) * step > 0.01);
  return (step > 0 ? far[0] : far.at(-1)) ?? (step > 0 ? most : 1);
}

const limit = (value: number, end: number) => Math.max(-end, Math.min(end, value));

/** Keeps the frame filled with picture: the nearest place at which no edge comes inside. */
export function bounded({ scale, x, y }: Zoom, { picture, frame }: ZoomBox): Zoom {
  const room = (size: number, outer: number) => Math.max(0, (size * scale - outer) / 2);
  return {
    scale,
    x: limit(x, room(picture.width, frame.width)),
    y: limit(y, room(picture.height, frame.height)),
  };
}

/** Another scale, with the point of the picture under `at` staying where it is as far as the edges allow. */
export function zoomedAt(zoom: Zoom, scale: number, at: Point, box: ZoomBox): Zoom {
  const next = Math.max(1, Math.min(most, scale));
  const ratio = next / zoom.scale;
  return bounded({ scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, box);
}
