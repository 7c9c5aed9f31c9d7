import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after its last movement for which a pointer is still on its way to something. */
const aimTime = 1500;
/** Milliseconds within which the click of a finger comes after the finger has left. */
const clickTime = 400;

/** Options of {@link useAim}. */
export interface AimOptions {
  /** Whether the keyboard aims too: as long as something inside the element has the focus. Default false. */
  readonly withFocus?: boolean;
}

const hasFocus = (element: HTMLElement): boolean => element.contains(element.ownerDocument.activeElement);

/**
 * Whether somebody aims at something inside an element: the pointer moves over it or is held down, or what is inside has the
 * focus. What comes or goes in a list meanwhile would move its rows away from under them.
 *
 * @param element stays the same as long as the component is shown
 */
export function useAim(
  element: RefObject<HTMLElement | null>,
  { withFocus = false }: AimOptions = {},
): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const rest = (): void => {
      clearTimeout(timer);
      isPressed = false;
      setPointed(false);
    };
    const restAfter = (time: number): void => {
      clearTimeout(timer);
      timer = setTimeout(rest, time);
    };
    const aim = (): void => {
      setPointed(true);
      if (!isPressed) restAfter(aimTime);
    };
    const press = (): void => {
      isPressed = true;
      clearTimeout(timer);
      setPointed(true);
    };
    const release = (): void => {
      isPressed = false;
      restAfter(aimTime);
    };
    const leave = ({ pointerType }: PointerEvent): void =>
      pointerType === 'touch' ? restAfter(clickTime) : rest();
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ): void => target.addEventListener(name, listener, { signal: stop.signal });
    on('pointerenter', aim);
    on('pointermove', aim);
    on('pointerdown', press);
    on('pointerup', release);
    on('pointerleave', leave);
    on('pointercancel', rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [element]);
  useEffect(() => {
    const target = element.current;
    if (!target || !withFocus) return;
    const stop = new AbortController();
    const { signal } = stop;
    setFocused(hasFocus(target));
    target.addEventListener('focusin', () => setFocused(true), { signal });
    target.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && target.contains(relatedTarget)),
      { signal },
    );
    return () => stop.abort();
  }, [element, withFocus]);
  // Of an element that is removed with the focus in it, Firefox and Safari tell nothing.
  useEffect(() => {
    if (isFocused && !(element.current && hasFocus(element.current))) setFocused(false);
  });
  return isPointed || (withFocus && isFocused);
}
