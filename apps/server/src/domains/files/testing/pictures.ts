import sharp from 'sharp';

/** A JPEG of 40 × 20 pixels, to be turned by its EXIF orientation, with a place and a camera in its metadata. */
export function photoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#c04030' } })
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 54/1 10/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A GIF of two frames, 8 × 8 pixels. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (value: number) => Buffer.alloc(8 * 8 * 3, value);
  const raw = Buffer.concat([frame(10), frame(240)]);
  return sharp(raw, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** A small file that unpacks to 56 million pixels. */
export function pixelBomb(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

/** A picture that is a document with a script. */
export const svgWithScript = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
