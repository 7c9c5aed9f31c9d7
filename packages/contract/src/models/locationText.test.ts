import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLocation } from './formatLocation.ts';
import { parseLocation } from './location.ts';

const place = fc.record({
  place: fc.string({ unit: 'grapheme-ascii', maxLength: 100 }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
});

describe('a place in a message', () => {
  it('reads back what was written, also when the name contains colons', () => {
    fc.assert(
      fc.property(place, (location) => {
        expect(parseLocation(formatLocation(location))).toEqual(location);
      }),
    );
  });

  it.each(['', 'here', 'here:1', 'here:1,', 'here:,1', 'here:91,0', 'here:0,181', 'here:a,b', 'here:1,2,3'])(
    'refuses %j',
    (value) => {
      expect(parseLocation(value)).toBeNull();
    },
  );
});
