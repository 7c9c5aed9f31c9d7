import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../internals/useLatest.ts';
import type { ZoomControl } from './useZoom.ts';
import type { Point } from './zoom.ts';

/** Handlers for the frame of a picture. */
export interface ZoomGestures {
  /** A pointer comes down. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** One pointer drags, two pinch. */
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  /** A pointer is lifted; the second tap in a row enlarges. */
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  /** A pointer is gone. */
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

interface Tap extends Point {
  at: number;
}

const tapTime = 350;
const tapDistance = 24;
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const fromMiddle = (frame: Element, { x, y }: Point): Point => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
};

/** Pointers on a picture: dragging moves it, pinching, a double tap and the wheel with Ctrl enlarge it. */
export function useZoomGestures(frame: RefObject<HTMLElement | null>, control: ZoomControl): ZoomGestures {
  const latest = useLatest(control);
  const pointers = useRef(new Map<number, Point>());
  const down = useRef<Tap>({ x: 0, y: 0, at: 0 });
  const lastTap = useRef<Tap>({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY });

  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      // A pinch on a trackpad comes as a wheel with Ctrl; without it the page scrolls.
      if (!event.ctrlKey || !element) return;
      event.preventDefault();
      const at = fromMiddle(element, { x: event.clientX, y: event.clientY });
      latest.current.scaleBy(Math.exp(-event.deltaY / 200), at);
    };
    // React listens to the wheel passively, and then the browser enlarges the page.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame, latest]);

  const pinch = (other: Point, before: Point, now: Point, element: Element) => {
    const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
    const factor = distance(other, now) / Math.max(1, distance(other, before));
    control.scaleBy(factor, fromMiddle(element, middle));
  };
  const end = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  return {
    onPointerDown: ({ pointerId, clientX: x, clientY: y, timeStamp, button, currentTarget }) => {
      if (button !== 0) return;
      pointers.current.set(pointerId, { x, y });
      down.current = { x, y, at: timeStamp };
      if (control.zoom.scale > 1) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y, currentTarget }) => {
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const now = { x, y };
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
      if (other) pinch(other, before, now, currentTarget);
      else if (control.zoom.scale > 1) control.moveBy({ x: x - before.x, y: y - before.y });
      pointers.current.set(pointerId, now);
    },
    onPointerUp: (event) => {
      const { clientX: x, clientY: y, timeStamp: at, currentTarget } = event;
      const isTap = pointers.current.size === 1 && distance(down.current, { x, y }) < tapDistance;
      end(event);
      if (!isTap) return;
      const isSecond = at - lastTap.current.at < tapTime && distance(lastTap.current, { x, y }) < tapDistance;
      lastTap.current = isSecond ? { x: 0, y: 0, at: Number.NEGATIVE_INFINITY } : { x, y, at };
      if (!isSecond) return;
      if (control.zoom.scale > 1) control.reset();
      else control.scaleBy(2, fromMiddle(currentTarget, { x, y }));
    },
    onPointerCancel: end,
  };
}
