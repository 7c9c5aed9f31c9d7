/** A message of the generated conversation: a pure function of its number. */
export interface BenchMessage {
  /** Key that stays the same when older messages come before it. */
  readonly id: string;
  /** Whether the reader wrote it; late translations only come to those of others. */
  readonly isOwn: boolean;
  /** Two to a hundred words. */
  readonly text: string;
  /** Whether it has a picture, of a size that nobody knows before it has come. */
  readonly hasPicture: boolean;
  /** When it was sent, milliseconds since 1970. */
  readonly sentAt: number;
}

const words =
  'the train leaves at nine and we should meet before that near the old clock where it was warm last year so bring a coat because evenings are cold now'.split(
    ' ',
  );

const epoch = Date.UTC(2026, 2, 1);

/** A number from 0 to 1 that belongs to `seed`: the same in every run. */
export function shareOf(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** So many words, always the same for the same seed. */
export function textOf(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => words[(seed * 7 + index * 3) % words.length]).join(' ');
}

/** The message with this number; numbers below zero are older than the first page. */
export function messageAt(number: number): BenchMessage {
  const share = shareOf(number + 1_000_000);
  return {
    id: `m${number + 1_000_000}`,
    isOwn: Math.floor(number / 3) % 2 !== 0,
    text: textOf(number + 1_000_000, 2 + Math.floor(98 * share ** 3)),
    hasPicture: ((number % 6) + 6) % 6 === 1,
    sentAt: epoch + number * 400_000,
  };
}

/** The number of the message with this id. */
export const numberOf = (id: string): number => Number(id.slice(1)) - 1_000_000;

/** How large the picture of a message is, in pixels: 280 wide and 120 to 360 high. */
export function pictureSizeOf(id: string): { readonly width: number; readonly height: number } {
  return { width: 280, height: 120 + Math.floor(240 * shareOf(Number(id.slice(1)))) };
}

/** The picture of a message: a plain rectangle. */
export function pictureOf(id: string): string {
  const { width, height } = pictureSizeOf(id);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#8ab"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
