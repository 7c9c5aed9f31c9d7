import type { Browser, Page } from 'playwright';

/** A run of background this high, in pixels, is more than the space between two messages. */
const gap = 96;

/**
 * Records what was really painted, and gives for each picture the share of the viewport that was empty: background
 * only, over more than {@link gap} pixels.
 */
export async function watchBlank(browser: Browser, page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    // The page may be gone by then; the picture exists.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 450, maxHeight: 380 });
  return async () => {
    await session.send('Page.stopScreencast');
    const reader = await browser.newPage();
    try {
      return await reader.evaluate(blankShares, { pictures, gap: gap / 2 });
    } finally {
      await reader.close();
    }
  };
}

/** Runs in a page of its own: counts the empty lines of each picture. */
async function blankShares(options: { pictures: string[]; gap: number }): Promise<number[]> {
  const shares: number[] = [];
  const canvas = document.createElement('canvas');
  for (const picture of options.pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    // The list is 700 of the 760 pixels; the scroll bar at the side says nothing.
    const [width, height] = [Math.floor(bitmap.width * 0.96), Math.floor((bitmap.height * 700) / 760)];
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('A canvas gives no 2D context, so the pictures cannot be read.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let [blank, run] = [0, 0];
    for (let y = 0; y <= height; y += 1) {
      let isEmpty = y < height;
      for (let x = 2; isEmpty && x < width; x += 2) {
        const at = (y * width + x) * 4;
        isEmpty = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 248;
      }
      if (isEmpty) run += 1;
      else {
        if (run > options.gap) blank += run;
        run = 0;
      }
    }
    shares.push(blank / height);
  }
  return shares;
}
