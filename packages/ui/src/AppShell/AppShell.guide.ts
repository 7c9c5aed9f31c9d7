import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of AppShell says. */
export const appShellGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['ArrowRight'],
      action: 'On the edge of the column: makes it wider by 8 pixels; right-to-left, narrower.',
    },
    {
      keys: ['ArrowLeft'],
      action: 'On the edge of the column: makes it narrower by 8 pixels; right-to-left, wider.',
    },
    { keys: ['PageUp'], action: 'On the edge of the column: makes it wider by 40 pixels.' },
    { keys: ['PageDown'], action: 'On the edge of the column: makes it narrower by 40 pixels.' },
    { keys: ['Home'], action: 'On the edge of the column: makes it as narrow as it gets.' },
    { keys: ['End'], action: 'On the edge of the column: makes it as wide as it gets.' },
    { keys: ['Escape'], action: 'Closes the side panel where it is a drawer.' },
  ],
  attributes: [
    {
      name: 'data-active-pane',
      values: ['column', 'main'],
      says: 'The part that a narrow shell shows, on the root.',
    },
    { name: 'data-kind', values: ['part', 'drawer'], says: 'How the side panel is shown, on the panel.' },
    { name: 'data-panel', values: ['open', 'closed'], says: 'Whether the side panel is shown, on the root.' },
    {
      name: 'data-state',
      values: ['idle', 'dragging'],
      says: 'Whether it is being dragged, on the handle of the column.',
    },
  ],
  dos: [
    'Remember the width that `onColumnWidthChange` tells, and give it back as `defaultColumnWidth`.',
    'Offer the same places in `rail` and `bottomBar`; only one of them is seen.',
    'Set `activePane` to `main` when something is chosen, and back when the person goes back.',
  ],
  donts: [
    'Do not ask for the width of the window to leave parts out; the style sheet does it before any script runs.',
    'A panel that interrupts, and must be answered, is a Dialog.',
  ],
};
