import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** What {@link useTip} returns. */
export interface Tip {
  /** Whether the tip is shown. */
  open: boolean;
  /** Hides it at once. */
  hide: () => void;
  /** Handlers for what the tip belongs to. */
  targetProps: Record<string, unknown>;
  /** Handlers for the tip: the pointer may rest on it, to read or to enlarge it. */
  tipProps: { onPointerEnter: () => void; onPointerLeave: () => void };
}

// Long enough to get from the element to its tip.
const leaveDelay = 120;

// From one tip to the next nobody waits again.
const warmTime = 300;
let lastHidden = Number.NEGATIVE_INFINITY;

/** When a tip shows: after a moment of pointing, at once with the keyboard, until a press, Escape or leaving. */
export function useTip(delay: number): Tip {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    return () => {
      lastHidden = performance.now();
    };
  }, [open]);

  const show = () => change(true, performance.now() - lastHidden < warmTime ? 0 : delay);
  const leave = () => change(false, leaveDelay);
  return {
    open,
    hide,
    targetProps: {
      // A finger does not hover, and what it presses does something else.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') show();
      },
      onPointerLeave: leave,
      onPointerDown: hide,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) change(true, 0);
      },
      onBlur: hide,
    },
    tipProps: { onPointerEnter: () => change(true, 0), onPointerLeave: leave },
  };
}
