import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Avatar says. */
export const avatarGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    {
      name: 'data-size',
      values: ['tiny', 'small', 'medium', 'large', 'huge'],
      says: 'Its size, on the root.',
    },
    { name: 'data-state', values: ['online', 'offline'], says: 'The presence, on its dot.' },
  ],
  dos: [
    'Mark it `decorative` beside the name it belongs to, or the name is read twice.',
    'Set `--avatar-ring` to the colour behind it, so that the dot of presence is cut out of it.',
    'Leave `presence` out where nobody knows; `offline` is a statement too.',
  ],
  donts: [
    'Pressing it does nothing: put it into an IconButton or a ListItem.',
    'Several people who overlap are an AvatarGroup.',
  ],
};
