import { type RefObject, useEffect } from 'react';
import { useLatest } from '../useLatest.ts';

/** Calls back when the person presses the overlay around a surface, from pointer down to click. */
export function usePressBeside(surface: RefObject<HTMLElement | null>, onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const overlay = surface.current?.parentElement;
    if (!overlay) return;
    let pressed: EventTarget | null = null;
    const onPointerDown = ({ target }: Event) => {
      pressed = target;
    };
    const onClick = ({ target }: Event) => {
      // A selection that was begun inside and ends beside the surface is no press beside it.
      if (target === overlay && pressed === overlay) latest.current();
    };
    overlay.addEventListener('pointerdown', onPointerDown);
    overlay.addEventListener('click', onClick);
    return () => {
      overlay.removeEventListener('pointerdown', onPointerDown);
      overlay.removeEventListener('click', onClick);
    };
  }, [surface, latest]);
}
