import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of ConfirmDialog says. */
export const confirmDialogGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Enter'], action: 'Presses the button that has the focus: at first the harmless one.' },
    { keys: ['Tab'], action: 'Moves between the two answers.' },
    { keys: ['Escape'], action: 'Goes back, as the harmless button does.' },
  ],
  dos: [
    'Say in the title what will happen, and repeat the verb on the button.',
    'Give the variant `block` to what cannot be undone.',
    'Keep it open with `loading` while the answer is carried out.',
  ],
  donts: [
    'What can be undone needs no question: do it, and offer the way back in a toast.',
    'A third answer, or a field, makes it a Dialog.',
  ],
};
