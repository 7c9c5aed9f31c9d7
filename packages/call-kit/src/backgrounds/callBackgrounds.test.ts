import { expect, it } from 'vitest';
import { callBackgrounds } from './index.ts';

it('there are sixteen backgrounds, in alphabetical order, smaller than a photograph together', () => {
  expect(callBackgrounds.map(({ name }) => name)).toEqual([
    ...[
      'Abstract',
      'Boho Home',
      'Bookshelf',
      'Coffee Shop',
      'Contemporary',
      'Cozy Home',
      'Desert',
      'Fishing',
    ],
    ...['Flower', 'Kitchen', 'Modern Home', 'Nature', 'Ocean', 'Patio', 'Plant', 'San Francisco'],
  ]);
  expect(callBackgrounds.reduce((sum, { url }) => sum + url.length, 0)).toBeLessThan(300_000);
});
