import { describe, expect, it } from 'vitest';
import { readDegrees } from './readDegrees.ts';

describe('readDegrees', () => {
  it.each([
    ['21', 90, 21],
    [' -33,8568 ', 90, -33.8568],
    ['−90', 90, -90],
    ['180.0', 180, 180],
    ['+5.', 180, 5],
  ] as const)('reads %s', (written, limit, degrees) => {
    expect(readDegrees(written, limit)).toBe(degrees);
  });

  it.each([
    ['', 90],
    ['91', 90],
    ['-180.01', 180],
    ['1e1', 90],
    ['north', 90],
    ['1.2.3', 90],
    ['NaN', 90],
  ] as const)('takes %s for nothing', (written, limit) => {
    expect(readDegrees(written, limit)).toBeNull();
  });
});
