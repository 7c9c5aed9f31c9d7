import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of AvatarGroup says. */
export const avatarGroupGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    {
      name: 'data-size',
      values: ['tiny', 'small', 'medium', 'large', 'huge'],
      says: 'The size of the faces, on the root and on each.',
    },
  ],
  dos: [
    'Put first who matters most here, such as who wrote last.',
    'Give `total` when only the first people are loaded, so that the number is right.',
    'Name the list with `aria-label` when nothing beside it does.',
  ],
  donts: [
    'The circles cannot be pressed; where people are chosen, a List has room for their names.',
    'Presence is not shown here, for it could not be told whose dot it is.',
  ],
};
