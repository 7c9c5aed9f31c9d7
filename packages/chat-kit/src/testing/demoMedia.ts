import type { LinkPreview } from '../core/model/LinkPreview.ts';

/** The waveform of an invented voice message: words with pauses between them. */
export const demoPeaks: readonly number[] = Array.from({ length: 48 }, (_, bar) => {
  const word = Math.abs(Math.sin(bar * 0.55));
  const breath = Math.abs(Math.sin(bar * 0.13 + 0.4));
  return Math.round(100 * word * (0.3 + 0.7 * breath));
});

/** A drawn picture of a coast, as a file that somebody chooses. */
export function demoPhoto(hue: number, name: string, width?: number, height?: number): File {
  const drawing = decodeURIComponent(demoPicture(hue, width, height).split(',').slice(1).join(','));
  return new File([drawing], name, { type: 'image/svg+xml' });
}

/** A drawn picture of a coast, as an address: nothing is loaded for it. */
export function demoPicture(hue: number, width = 800, height = 600): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 60" preserveAspectRatio="xMidYMid slice">
<rect width="80" height="60" fill="hsl(${hue} 70% 80%)"/><circle cx="60" cy="14" r="7" fill="hsl(45 95% 70%)"/>
<path d="M0 34 18 20l14 12 12-8 36 18v18H0z" fill="hsl(${hue} 35% 55%)"/><path d="M0 44q20-8 40 0t40 0v16H0z" fill="hsl(${(hue + 20) % 360} 55% 45%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** What an invented page says about itself. */
export const demoPreview: LinkPreview = {
  url: 'https://bakery.example/bread',
  host: 'bakery.example',
  title: 'Bread and water: how to bake with four things',
  description: 'Flour, water, salt and time are all that a good loaf needs.',
  site: 'The Baker',
  imageUrl: demoPicture(30, 240, 240),
};

const rate = 8000;

/** A sound of so many seconds that rises and falls like speech, always the same: a WAV file in memory. */
export function demoSound(seconds: number): Blob {
  const count = Math.round(seconds * rate);
  const view = new DataView(new ArrayBuffer(44 + count * 2));
  const write = (offset: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) view.setUint8(offset + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + count * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel, 16 bits.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    const syllable = Math.abs(Math.sin(time * 7)) * (0.35 + 0.65 * Math.abs(Math.sin(time * 1.9)));
    view.setInt16(44 + index * 2, 20_000 * syllable * Math.sin(time * 1380), true);
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
}
