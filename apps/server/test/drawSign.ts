import sharp from 'sharp';

/** A picture with words, as PNG: black on white in the upper left quarter of 1200 × 800 pixels, or what the options say. */
export function drawWords(words: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const lines = words.map((line, index) => `<text x="60" y="${110 + index * 80}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/>
    <g font-family="DejaVu Sans" font-size="44">${lines}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer() as Promise<Buffer<ArrayBuffer>>;
}

/** A photo of a sign as JPEG: white letters on green, turned by two degrees, with noise. */
export async function photographSign(words: readonly string[]): Promise<Buffer> {
  const lines = words
    .map((line, index) => `<text x="500" y="${150 + index * 110}" text-anchor="middle">${line}</text>`)
    .join('');
  const height = 130 + words.length * 110;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${height}">
    <rect width="1000" height="${height}" rx="30" fill="#0b5d3b"/>
    <g font-family="DejaVu Sans" font-weight="bold" font-size="72" fill="#fff">${lines}</g></svg>`;
  const sign = await sharp(Buffer.from(svg)).rotate(2, { background: '#9fb3c8' }).png().toBuffer();
  const { width = 0, height: high = 0 } = await sharp(sign).metadata();
  const noise = await sharp({
    create: {
      width,
      height: high,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .png()
    .toBuffer();
  return sharp(sign)
    .flatten({ background: '#9fb3c8' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 60 })
    .toBuffer();
}
