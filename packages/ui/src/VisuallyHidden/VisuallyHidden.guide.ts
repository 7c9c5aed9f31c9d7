import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of VisuallyHidden says. */
export const visuallyHiddenGuide: ComponentGuide = {
  keyboard: [],
  dos: [
    'Say what those who see the page take from its shape: "3 unread" beside a bare 3.',
    'Keep its parent `position: relative` where the parent scrolls.',
  ],
  donts: [
    'Nothing that takes the focus may be hidden this way; nobody would see where it is.',
    'A name that a control takes as `aria-label` needs no hidden words.',
  ],
};
