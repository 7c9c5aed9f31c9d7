import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Distance, moveInside, nextCorner, type Range } from '../core/window/moveInside.ts';

/** Pixels that it keeps from the edges of the page, and that a key moves it by. */
const margin = 8;
const step = 24;

const keys: Readonly<Record<string, Distance>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** What moves a window over the page. */
export interface Movable {
  /** The window. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Where it stands. */
  readonly style: CSSProperties | undefined;
  /** For the part that is dragged; give it `touch-action: none`. */
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** For a button: arrow keys move the window, a press takes it to the next corner. */
  readonly handle: {
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Lets a window be moved by pointer and keyboard; it never leaves the page.
 *
 * @param isActive false leaves it where the style sheet puts it, and remembers where it was
 */
export function useMovable(isActive: boolean): Movable {
  const ref = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState<Distance>({ x: 0, y: 0 });
  const grip = useRef<Distance>(null);
  const shown = useRef(offset);
  useLayoutEffect(() => {
    shown.current = isActive ? offset : { x: 0, y: 0 };
  }, [isActive, offset]);
  const [move] = useState(() => (choose: (from: Distance, range: Range) => Distance): void => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const { x, y } = shown.current;
    const { clientWidth, clientHeight } = document.documentElement;
    const range = {
      least: { x: margin - box.left + x, y: margin - box.top + y },
      most: { x: clientWidth - margin - box.right + x, y: clientHeight - margin - box.bottom + y },
    };
    setOffset(moveInside(choose({ x, y }, range), range));
  });
  useEffect(() => {
    if (!isActive) return;
    // The page may have become smaller meanwhile.
    const keep = (): void => move((from) => from);
    keep();
    addEventListener('resize', keep);
    return () => removeEventListener('resize', keep);
  }, [isActive, move]);
  const release = (): void => {
    grip.current = null;
  };
  return {
    ref,
    style: isActive ? { translate: `${offset.x}px ${offset.y}px` } : undefined,
    drag: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
      },
      onPointerMove: ({ clientX, clientY }) => {
        const from = grip.current;
        if (from) move(() => ({ x: clientX - from.x, y: clientY - from.y }));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    handle: {
      onClick: () => move(nextCorner),
      onKeyDown: (event) => {
        const by = keys[event.key];
        if (!by) return;
        event.preventDefault();
        move(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
      },
    },
  };
}
