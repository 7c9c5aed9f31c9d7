// @vitest-environment node
import { expect, test } from 'vitest';
import { stickerLists } from '../src/features/chat/stickers/stickerLists.ts';
import { stickerPictures } from '../src/features/chat/stickers/stickerPictures.ts';
import { buildPage } from './buildPage.ts';
import { virtualBackground } from './virtualBackground.ts';

const files = { 'index.html': '<script type="module" src="/main.js"></script>', 'main.js': 'console.log(1)' };

test('what backgrounds of calls need lies beside the app, and no bundle of it', async () => {
  const { output } = await buildPage(files, [virtualBackground()]);
  const names = output
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('virtualbackground/'));
  expect(names.some((name) => name.endsWith('.wasm'))).toBe(true);
  expect(names.some((name) => name.includes('twilio-video-processors'))).toBe(false);
});

test('stickers lie beside the app as drawings', async () => {
  const { output } = await buildPage(files, [stickerPictures()]);
  const pictures = output.filter(({ fileName }) => fileName.startsWith('stickers/'));
  expect(pictures.length).toBeGreaterThan(Object.keys(stickerLists).length);
  for (const picture of pictures)
    expect(picture.type === 'asset' && String(picture.source)).toMatch(/^<svg /);
});
