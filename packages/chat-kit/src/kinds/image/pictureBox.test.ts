import { describe, expect, it } from 'vitest';
import { pictureBox } from './pictureBox.ts';

describe('the frame of a picture', () => {
  it('has the shape of the picture and fits into the bubble', () => {
    expect(pictureBox({ width: 1600, height: 1200 })).toEqual({ ratio: 4 / 3, width: 320 });
    expect(pictureBox({ width: 1200, height: 1600 })).toEqual({ ratio: 0.75, width: 270 });
  });

  it('is there when nobody said how large the picture is', () => {
    expect(pictureBox({})).toEqual({ ratio: 4 / 3, width: 320 });
    expect(pictureBox({ width: 0, height: 10 })).toEqual({ ratio: 4 / 3, width: 320 });
  });

  it('stays a frame for very long, very high and very small pictures', () => {
    expect(pictureBox({ width: 9000, height: 10 }).ratio).toBe(3);
    expect(pictureBox({ width: 10, height: 9000 })).toEqual({ ratio: 1 / 3, width: 120 });
    expect(pictureBox({ width: 16, height: 16 })).toEqual({ ratio: 1, width: 120 });
  });
});
