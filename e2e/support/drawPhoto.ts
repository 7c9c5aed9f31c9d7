import type { Page } from '@playwright/test';

/** A file as Playwright hands it to a page. */
export interface DrawnPhoto {
  /** Name of the file. */
  name: string;
  /** MIME type. */
  mimeType: string;
  /** The PNG. */
  buffer: Buffer;
}

/** A PNG that the browser itself draws: two colours, so that a crop differs from the whole. */
export async function drawPhoto(page: Page, name = 'Photo.PNG', ground = '#2255cc'): Promise<DrawnPhoto> {
  const address = await page.evaluate((colour) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    context.fillStyle = colour;
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#ffcc33';
    context.beginPath();
    context.arc(320, 240, 180, 0, Math.PI * 2);
    context.fill();
    return canvas.toDataURL('image/png');
  }, ground);
  return { name, mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}
