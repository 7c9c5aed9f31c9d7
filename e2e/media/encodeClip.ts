import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';

/** One picture of a clip. */
export interface Frame {
  /** PNG, base64. */
  png: string;
  /** How long it stands. */
  milliseconds: number;
}

const library = join(
  dirname(fileURLToPath(import.meta.resolve('mediabunny'))),
  '../../bundles/mediabunny.cjs',
);

/** Encodes frames as WebM (VP9) with the encoder of the browser; all frames have the size of the first one. */
export async function encodeClip(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    // Encoders exist only in secure contexts: a page of the loopback address is one, about:blank is not.
    await page.route('http://localhost/', (route) =>
      route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
    );
    await page.goto('http://localhost/');
    await page.addScriptTag({ path: library });
    const encoded = await page.evaluate(async (shown) => {
      const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = (
        globalThis as unknown as { Mediabunny: typeof Mediabunny }
      ).Mediabunny;
      const pictures = await Promise.all(
        shown.map(async ({ png }) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob()),
        ),
      );
      const [first] = pictures;
      // VP9 takes even sizes only.
      const canvas = new OffscreenCanvas((first?.width ?? 2) & ~1, (first?.height ?? 2) & ~1);
      const context = canvas.getContext('2d');
      const target = new BufferTarget();
      const output = new Output({ format: new WebMOutputFormat(), target });
      const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 220_000, keyFrameInterval: 30 });
      output.addVideoTrack(source);
      await output.start();
      let time = 0;
      for (const [index, picture] of pictures.entries()) {
        const seconds = (shown[index]?.milliseconds ?? 0) / 1000;
        context?.drawImage(picture, 0, 0);
        await source.add(time, seconds);
        time += seconds;
      }
      await output.finalize();
      let text = '';
      for (const byte of new Uint8Array(target.buffer ?? new ArrayBuffer(0)))
        text += String.fromCharCode(byte);
      return btoa(text);
    }, frames);
    return Buffer.from(encoded, 'base64');
  } finally {
    await page.close();
  }
}
