import { crc32, deflateSync } from 'node:zlib';
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

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, place) => {
    bytes.writeUInt32BE(value, place * 4);
  });
  return bytes;
};

/** A PNG of two frames, 4 × 4 pixels, with words in its metadata. */
export function animatedPng(): Buffer {
  const pixels = (value: number) =>
    deflateSync(
      Buffer.concat(
        Array.from({ length: 4 }, () => Buffer.from([0, ...Array.from({ length: 4 }, () => value)])),
      ),
    );
  const control = (sequence: number) =>
    Buffer.concat([numbers(sequence, 4, 4, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([numbers(4, 4), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('acTL', numbers(2, 0)),
    chunk('tEXt', Buffer.from('Comment\0Secret place')),
    chunk('fcTL', control(0)),
    chunk('IDAT', pixels(10)),
    chunk('fcTL', control(1)),
    chunk('fdAT', Buffer.concat([numbers(2), pixels(240)])),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('Secret end'),
  ]);
}

/** A JPEG of 56 million pixels with a camera in its metadata. */
export function largePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#c04030' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
}

/** A GIF of 480 × 360 pixels and 320 frames: 55 million pixels together. */
export async function longGif(): Promise<Buffer> {
  const [width, height, frames] = [480, 360, 320];
  const raw = Buffer.alloc(width * height * frames);
  for (let frame = 0; frame < frames; frame += 1)
    raw.fill(frame % 2 ? 40 : 200, frame * width * height, (frame + 1) * width * height);
  return sharp(raw, {
    raw: { width, height: height * frames, channels: 1, pageHeight: height },
    limitInputPixels: false,
  })
    .gif({ delay: Array.from({ length: frames }, () => 50), effort: 1 })
    .toBuffer();
}
