import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import sharp from 'sharp';

type Face = notionists.Options;

/** Parts of a drawn face, by their names in the style. */
export type DemoFace = {
  /** Colour behind the face, hexadecimal without `#`. */
  background: string;
  /** Hair. */
  hair: NonNullable<Face['hair']>[number];
  /** Mouth. */
  lips: NonNullable<Face['lips']>[number];
  /** Clothes. */
  body: NonNullable<Face['body']>[number];
  /** Whether there is a beard. */
  beard: boolean;
};

/** Draws a face (Notionists by Zoish, CC0) as PNG, 512 × 512; the same parts always give the same face. */
export function drawAvatar({ background, hair, lips, body, beard }: DemoFace): Promise<Buffer> {
  const face = createAvatar(notionists, {
    seed: hair,
    size: 512,
    scale: 120,
    translateY: 8,
    backgroundColor: [background],
    hair: [hair],
    lips: [lips],
    body: [body],
    eyes: ['variant01'],
    brows: ['variant04'],
    nose: ['variant01'],
    beard: ['variant04'],
    beardProbability: beard ? 100 : 0,
    gestureProbability: 0,
    glassesProbability: 0,
    bodyIconProbability: 0,
  });
  return sharp(Buffer.from(face.toString())).png().toBuffer();
}
