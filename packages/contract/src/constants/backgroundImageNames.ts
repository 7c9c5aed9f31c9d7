/** The 16 background images of a call, in the order shown (1 §3). */
export const backgroundImageNames = [
  'Abstract',
  'Boho Home',
  'Bookshelf',
  'Coffee Shop',
  'Contemporary',
  'Cozy Home',
  'Desert',
  'Fishing',
  'Flower',
  'Kitchen',
  'Modern Home',
  'Nature',
  'Ocean',
  'Patio',
  'Plant',
  'San Francisco',
] as const;
/** Name of a background image. */
export type BackgroundImageName = (typeof backgroundImageNames)[number];
