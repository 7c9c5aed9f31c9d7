import sharp from 'sharp';

/** Pixels that a picture may unpack to. */
const pixelLimit = 50_000_000;
/** Longest side that engines are given, and what small pictures are enlarged to: letters need some twenty pixels. */
const [longestSide, wishedSide] = [2400, 1600];

/**
 * A picture as engines of text take it: its first frame, grey, without transparency, with full contrast, at most 2,400 pixels wide and
 * high, as PNG. Rejects for what is no picture. libvips works in its own threads.
 */
export async function preparePicture(source: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const image = sharp(source, { limitInputPixels: pixelLimit, failOn: 'none' }).timeout({ seconds: 20 });
  const { width = longestSide, height = longestSide } = await image.metadata();
  const longest = Math.max(width, height);
  const scale = Math.min(longestSide / longest, Math.max(1, Math.min(3, wishedSide / longest)));
  const { data } = await image
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'inside',
    })
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(data);
}
