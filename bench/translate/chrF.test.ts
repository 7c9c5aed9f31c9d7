import { expect, it } from 'vitest';
import { chrF } from './chrF.ts';

it('is 100 for equal texts, 0 for strangers, and between for the rest', () => {
  expect(chrF([{ text: 'buona notte', reference: 'buona notte' }])).toBe(100);
  expect(chrF([{ text: 'xyz', reference: 'buona' }])).toBe(0);
  // Runs of "abc" beside "abd": 2/3 of one letter, 1/2 of two, none of three.
  expect(chrF([{ text: 'abc', reference: 'abd' }])).toBeCloseTo((100 * (2 / 3 + 1 / 2)) / 3);
});
