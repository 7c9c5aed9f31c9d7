import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { encodePicture, type Picture, readPicture } from './Picture.ts';

const draw = (content: string, width = 200, height = 48): Promise<Picture> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%" fill="#f5f7fa"/>${content}</svg>`,
    ),
  )
    .png()
    .toBuffer()
    .then(readPicture);

/** Five letters drawn as strokes, so that no font of the machine takes part. */
const word = (last: string, color = '#141a26') =>
  `<g fill="none" stroke="${color}" stroke-width="1.6">
    <path d="M20 14v12M20 20h6M26 14v12"/><circle cx="36" cy="21" r="4.5"/><path d="M46 14v12M52 14v12"/>
    <path d="${last}"/></g>`;

const l = 'M60 14v12';
const i = 'M60 18v8';

describe('two pictures', () => {
  it('are the same when every pixel is', async () => {
    expect(comparePictures(await draw(word(l)), await draw(word(l)))).toBeUndefined();
  });

  it('are the same when the second was stored and read again', async () => {
    const seen = await draw(word(l));
    expect((await readPicture(await encodePicture(seen))).data.equals(seen.data)).toBe(true);
  });

  it('are the same when only smoothed edges differ', async () => {
    const circle = (x: number) => `<circle cx="${x}" cy="24" r="15" fill="#1f5ae0"/>`;
    const [stored, seen] = [await draw(circle(100)), await draw(circle(100.04))];
    expect(stored.data.equals(seen.data)).toBe(false);
    expect(comparePictures(stored, seen)).toBeUndefined();
  });

  it('differ when a letter is shorter by four pixels', async () => {
    expect(comparePictures(await draw(word(l)), await draw(word(i)))?.what).toMatch(/pixels differ/);
  });

  it('differ when a surface is one step of the palette darker', async () => {
    const box = (fill: string) => `<rect x="20" y="12" width="24" height="24" fill="${fill}"/>`;
    expect(comparePictures(await draw(box('#f0f3f8')), await draw(box('#eef1f6')))).toBeDefined();
  });

  it('differ when words take another colour', async () => {
    expect(comparePictures(await draw(word(l, '#525c6c')), await draw(word(l, '#5a6372')))).toBeDefined();
  });

  it('differ when something stands one pixel further on', async () => {
    const box = (x: number) => `<rect x="${x}" y="12" width="24" height="24" fill="#1f5ae0"/>`;
    expect(comparePictures(await draw(box(20)), await draw(box(21)))).toBeDefined();
  });

  it('differ when one is a pixel wider', async () => {
    expect(comparePictures(await draw('', 200), await draw('', 201))?.what).toBe(
      'its size was 200 × 48 and is 201 × 48',
    );
  });
});
