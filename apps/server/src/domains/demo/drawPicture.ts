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

/** A picture that the demo's people share. */
export type DemoPicture = 'beach' | 'museum';

const drawings: Record<DemoPicture, string> = {
  beach: `
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3b5b9d"/><stop offset=".6" stop-color="#f29e6d"/><stop offset="1" stop-color="#fbd38d"/></linearGradient>
    <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#f0a774"/><stop offset=".4" stop-color="#3f7ca8"/><stop offset="1" stop-color="#1f4e79"/></linearGradient>
    <rect width="1200" height="520" fill="url(#sky)"/><circle cx="780" cy="500" r="110" fill="#fff1c9"/>
    <rect y="500" width="1200" height="240" fill="url(#sea)"/>
    <path d="M0 740c260-60 420 20 640-10s380-50 560 0v170H0z" fill="#e8c99b"/>
    <path d="M0 730c260-60 420 20 640-10s380-50 560 0v22c-180-50-340-30-560 0S260 692 0 752z" fill="#fff" opacity=".7"/>
    <path d="M300 700l-12-190 120 150zM262 700h180l-30 34H292z" fill="#fff"/>`,
  museum: `
    <linearGradient id="day" x2="0" y2="1"><stop stop-color="#7fb4e6"/><stop offset="1" stop-color="#dcecf8"/></linearGradient>
    <rect width="1200" height="900" fill="url(#day)"/><circle cx="220" cy="170" r="70" fill="#fff5cf"/>
    <path d="M200 380L600 180l400 200z" fill="#d9c7a7"/><circle cx="600" cy="300" r="38" fill="#b39c74"/>
    <rect x="220" y="380" width="760" height="50" fill="#c9b48e"/><rect x="250" y="430" width="700" height="290" fill="#efe3cb"/>
    <g fill="#d9c7a7"><rect x="270" y="430" width="60" height="290"/><rect x="400" y="430" width="60" height="290"/><rect x="740" y="430" width="60" height="290"/><rect x="870" y="430" width="60" height="290"/></g>
    <rect x="530" y="520" width="140" height="200" rx="70" fill="#5b4a3a"/>
    <path d="M200 720h800v40H200zM160 760h880v40H160z" fill="#c9b48e"/><rect y="800" width="1200" height="100" fill="#8fae7e"/>`,
};

/** Draws one of the demo's pictures as JPEG, 1200 × 900. */
export function drawPicture(picture: DemoPicture): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${drawings[picture]}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
}
