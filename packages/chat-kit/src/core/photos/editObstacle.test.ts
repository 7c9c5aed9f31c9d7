import { describe, expect, it } from 'vitest';
import { editObstacle } from './editObstacle.ts';

const file = (type: string, ...parts: (readonly number[] | string)[]) =>
  new Blob(
    parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))),
    { type },
  );

// A screen of 1 × 1 with a table of two colours.
const gifHead = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
const gifScreen = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const gifControl = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
const gifFrame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
// With a table of its own, of four colours, and data in two blocks.
const gifFrameWithTable = [
  0x2c,
  0,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  0x81,
  ...Array<number>(12).fill(9),
  2,
  1,
  0x2c,
  1,
  0x2c,
  0,
];

describe('a picture is edited', () => {
  it.each([
    ['a JPEG', file('image/jpeg', 'any')],
    ['a PNG', file('image/png', 'PNG IHDR IDAT')],
    ['a WebP in its simple form', file('image/webp', 'RIFF....WEBPVP8 ')],
    ['a WebP with transparency', file('image/webp', 'RIFF....WEBPVP8X', [10, 0, 0, 0, 0x10])],
    ['a GIF with one frame', file('image/gif', gifHead, gifScreen, gifControl, gifFrame, [0x3b])],
    ['a GIF with one frame and a table', file('image/gif', gifHead, gifScreen, gifFrameWithTable, [0x3b])],
  ])('%s', async (_, picture) => {
    expect(await editObstacle(picture)).toBeNull();
  });

  it.each([
    ['an animated PNG', file('image/png', 'PNG IHDR acTL IDAT'), 'animated'],
    ['an animated WebP', file('image/webp', 'RIFF....WEBPVP8X', [10, 0, 0, 0, 0x02]), 'animated'],
    [
      'a GIF with two frames',
      file('image/gif', gifHead, gifScreen, gifControl, gifFrame, gifControl, gifFrame),
      'animated',
    ],
    [
      'a GIF whose frames have tables',
      file('image/gif', gifHead, gifScreen, gifFrameWithTable, gifFrame),
      'animated',
    ],
    ['a drawing', file('image/svg+xml', '<svg/>'), 'format'],
    ['a photo of an iPhone', file('image/heic', 'ftypheic'), 'format'],
  ])('but not %s', async (_, picture, obstacle) => {
    expect(await editObstacle(picture)).toBe(obstacle);
  });
});
