import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of ProgressBar says. */
export const progressBarGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    { name: 'data-tone', values: ['primary', 'success', 'error'], says: 'Its tone, on the root.' },
  ],
  dos: [
    'Name in `label` what is under way, such as the file.',
    'Leave `value` out while nobody knows how long it takes.',
    'Say in words beside it when it is done or has failed; the colour only helps.',
  ],
  donts: [
    'On a picture or around a button a ProgressRing takes less room.',
    'Never let it go back; rather begin later.',
  ],
};
