import { autoUpdate, flip, offset, shift, size, type UseFloatingOptions } from '@floating-ui/react';

/** Where popovers and menus stand: 6 pixels off their trigger, inside the window, no higher than there is room. */
export const floatingPlace: Pick<UseFloatingOptions, 'middleware' | 'whileElementsMounted'> = {
  whileElementsMounted: autoUpdate,
  middleware: [
    offset(6),
    flip({ padding: 8 }),
    shift({ padding: 8 }),
    size({
      padding: 8,
      apply({ availableHeight, rects, elements }) {
        elements.floating.style.setProperty('--anchor-width', `${rects.reference.width}px`);
        elements.floating.style.maxBlockSize = `${Math.max(120, availableHeight)}px`;
      },
    }),
  ],
};
