import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Drawer says. */
export const drawerGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the next control in the drawer; behind the last one comes the first.',
    },
    { keys: ['Shift', 'Tab'], action: 'Moves to the previous control; before the first one comes the last.' },
    { keys: ['Escape'], action: 'Closes the drawer; the focus goes back to what opened it.' },
  ],
  attributes: [
    {
      name: 'data-kind',
      values: ['start', 'end', 'bottom'],
      says: 'The edge it slides in from, on the same.',
    },
    {
      name: 'data-state',
      values: ['open', 'closing'],
      says: 'Whether it is shown, on the surface and what covers the page: `closing` until its movement has ended.',
    },
  ],
  dos: [
    'Use it in a narrow window for what stands in a side panel of a wide one.',
    'Put a button to close it inside: Escape and the edge of the page are not found by everybody.',
  ],
  donts: [
    'A form that must be answered is a Dialog.',
    'In a wide window the side panel of AppShell keeps the page in sight.',
  ],
};
