import { type RefObject, useCallback, useState } from 'react';
import { bounded, type Point, wholePicture, type Zoom, type ZoomBox, zoomedAt, zoomLevel } from './zoom.ts';

/** What {@link useZoom} returns. */
export interface ZoomControl {
  /** How the picture is shown. */
  zoom: Zoom;
  /** Goes to the next level, around a point. Default: the middle. */
  step: (direction: 1 | -1, at?: Point) => void;
  /** Multiplies the scale, around a point. */
  scaleBy: (factor: number, at: Point) => void;
  /** Moves the picture by so many pixels. */
  moveBy: (distance: Point) => void;
  /** Shows the whole picture. */
  reset: () => void;
}

const middle: Point = { x: 0, y: 0 };

function boxOf(frame: HTMLElement): ZoomBox {
  const picture = frame.querySelector('img');
  return {
    picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    frame: { width: frame.clientWidth, height: frame.clientHeight },
  };
}

/** Enlarges and moves the picture in a frame. */
export function useZoom(frame: RefObject<HTMLElement | null>): ZoomControl {
  const [zoom, setZoom] = useState(wholePicture);
  const change = useCallback(
    (next: (zoom: Zoom, box: ZoomBox) => Zoom) => {
      const element = frame.current;
      if (element) setZoom((before) => next(before, boxOf(element)));
    },
    [frame],
  );
  return {
    zoom,
    step: useCallback(
      (direction, at = middle) =>
        change((before, box) => zoomedAt(before, zoomLevel(before.scale, direction), at, box)),
      [change],
    ),
    scaleBy: useCallback(
      (factor, at) => change((before, box) => zoomedAt(before, before.scale * factor, at, box)),
      [change],
    ),
    moveBy: useCallback(
      ({ x, y }) => change((before, box) => bounded({ ...before, x: before.x + x, y: before.y + y }, box)),
      [change],
    ),
    reset: useCallback(() => setZoom(wholePicture), []),
  };
}
