import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDayFinder, startOfDay } from './dayOf.ts';

const moments = fc.array(
  fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) }).chain((base) =>
    fc.record({
      base: fc.constant(base),
      hours: fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 8 }),
    }),
  ),
);

test('every moment has the midnight that the calendar gives it, in any order', () => {
  fc.assert(
    fc.property(moments, (groups) => {
      const find = createDayFinder();
      for (const { base, hours } of groups) {
        for (const hour of hours) {
          const moment = base + hour * 3_600_000;
          expect(find(moment)).toBe(startOfDay(moment));
        }
      }
    }),
  );
});
