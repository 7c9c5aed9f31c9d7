import type { Attachment } from '../../core/model/Attachment.ts';

/** Greatest width and height of a picture in a bubble, in pixels. */
const greatest = { width: 320, height: 360 };
/** A picture whose size nobody said gets this shape, and is cut to it. */
const usual = { width: 4, height: 3 };

/** The frame of a picture. */
export interface PictureBox {
  /** Width divided by height. */
  readonly ratio: number;
  /** Width in pixels, where there is room for it. */
  readonly width: number;
}

/** The frame of a single picture: its own shape, within limits, known before the picture is. */
export function pictureBox({ width, height }: Pick<Attachment, 'width' | 'height'>): PictureBox {
  const isKnown = width !== undefined && height !== undefined && width > 0 && height > 0;
  const size = isKnown ? { width, height } : usual;
  // Nothing thinner than one to three, however it was cut.
  const ratio = Math.min(3, Math.max(1 / 3, size.width / size.height));
  const fitting = Math.min(greatest.width, greatest.height * ratio);
  return { ratio, width: Math.round(isKnown ? Math.min(fitting, Math.max(120, width)) : fitting) };
}
