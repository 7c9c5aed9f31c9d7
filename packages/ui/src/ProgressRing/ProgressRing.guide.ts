import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of ProgressRing says. */
export const progressRingGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    { name: 'data-size', values: ['small', 'medium', 'large'], says: 'Its size, on the root.' },
    {
      name: 'data-state',
      values: ['waiting', 'empty', 'moving', 'done'],
      says: 'How far it has come, on the root; `waiting` when nobody knows.',
    },
    { name: 'data-tone', values: ['primary', 'success', 'error'], says: 'Its tone, on the root.' },
  ],
  dos: [
    'Name in `label` what is under way, such as the file; the percentage is read aloud by itself.',
    'Put a button into the middle that cancels what takes long.',
    'Leave `value` out while nobody knows how long it takes.',
  ],
  donts: [
    'Where there is room for a line, a ProgressBar is easier to compare with its neighbours.',
    'For what takes a second or two and cannot be cancelled, a Spinner is enough.',
  ],
};
