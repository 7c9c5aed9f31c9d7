import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { MapPoint, MapProjection, MapView } from '../core/place/mapProjection.ts';

/** How a map is moved; see {@link useMapMoves}. */
export interface MapMoves {
  /** The part of the world in sight. */
  readonly view: MapView;
  /** How many times the world is larger than at first. */
  readonly zoom: number;
  /** Shows the surroundings of the pin in another size. */
  readonly setZoom: (zoom: number) => void;
  /** Props of the element that is pressed, dragged and moved by keys. */
  readonly handlers: {
    readonly tabIndex: 0;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Further than this, in pixels, a press is a drag. */
const tolerance = 4;

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Keys, presses and drags on a map. The map follows the pin when the pin leaves it, and comes close to a place that was found
 * or written where it can show one.
 */
export function useMapMoves(
  pin: MapPoint,
  onPinChange: (pin: MapPoint) => void,
  projection: MapProjection,
): MapMoves {
  const { zooms, closeZoom, view: mapView, place: placeInView, point: pointInView } = projection;
  const [zoom, setZoomOnly] = useState(zooms[0] ?? 1);
  const [center, setCenter] = useState(pin);
  const drag = useRef<{ x: number; y: number; from: MapView; hasMoved: boolean } | null>(null);

  const view = mapView(center, zoom);
  const { x, y } = placeInView(pin, view);
  const isInSight = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  const [followed, setFollowed] = useState(pin);
  const [placed, setPlaced] = useState(pin);
  // Only a pin that moved is followed: somebody may look elsewhere.
  if (followed !== pin) {
    setFollowed(pin);
    const isFound = closeZoom !== undefined && placed !== pin;
    if (isFound && zoom < closeZoom) setZoomOnly(closeZoom);
    if (isFound || !isInSight) setCenter(pin);
  }
  const place = (next: MapPoint): void => {
    setPlaced(next);
    onPinChange(next);
  };

  const setZoom = (next: number): void => {
    setZoomOnly(next);
    setCenter(pin);
  };
  const shareOf = (event: PointerEvent<HTMLElement>): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };

  return {
    view,
    zoom,
    setZoom,
    handlers: {
      tabIndex: 0,
      onKeyDown: (event) => {
        const way = ways[event.key];
        const step = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
        const next = zooms[zooms.indexOf(zoom) + step];
        if (way) {
          event.preventDefault();
          // A fortieth of what is in sight, with Shift a tenth of that.
          const part = event.shiftKey ? 1 / 400 : 1 / 40;
          const at = placeInView(pin, view);
          place(pointInView(at.x + way[0] * part, at.y + way[1] * part, view));
        } else if (step !== 0) {
          event.preventDefault();
          if (next) setZoom(next);
        }
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, from: view, hasMoved: false };
      },
      onPointerMove: (event) => {
        const begun = drag.current;
        if (!begun) return;
        const box = event.currentTarget.getBoundingClientRect();
        const [right, down] = [event.clientX - begun.x, event.clientY - begun.y];
        begun.hasMoved ||= Math.hypot(right, down) > tolerance;
        if (begun.hasMoved)
          setCenter(pointInView(0.5 - right / box.width, 0.5 - down / box.height, begun.from));
      },
      onPointerUp: (event) => {
        const begun = drag.current;
        drag.current = null;
        if (!begun || begun.hasMoved) return;
        const at = shareOf(event);
        place(pointInView(at.x, at.y, view));
      },
    },
  };
}
