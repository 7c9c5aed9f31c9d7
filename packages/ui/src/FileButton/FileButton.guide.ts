import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of FileButton says. */
export const fileButtonGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Enter'], action: "Opens the device's file picker." },
    { keys: ['Space'], action: "Opens the device's file picker when the key comes up again." },
  ],
  dos: [
    'Say in the words beside it what is taken and how large it may be.',
    'Show what was chosen, and set `loading` while it is being sent.',
  ],
  donts: [
    'Check what arrives: `accept` only helps people to choose, it holds nothing back.',
    'Where people are likely to drag files, take a DropZone, which has this button inside.',
  ],
};
