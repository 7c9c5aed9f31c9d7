import type { Page } from '@playwright/test';
import { drawPhoto } from '../support/drawPhoto.ts';
import { expect, test } from '../support/journey.ts';
import { chatWith, enterDemo, messages } from '../support/people.ts';

const tray = (page: Page) => page.getByRole('list', { name: 'Files to send' });
const newest = (page: Page) => messages(page).getByRole('article').last();
const photoField = (page: Page) => page.locator('input[type="file"][accept*="image"]');

/** The first bytes of a picture, and nothing that could be drawn after them. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(5000, 7),
]);
const damaged = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(3000, 7)]);

async function openDiego(page: Page): Promise<void> {
  await enterDemo(page, 'Emma Clarke');
  await chatWith(page, 'Diego Moreno').press('Enter');
  await expect(messages(page)).toBeVisible();
}

test('pictures that cannot be shown say so before they are sent, and afterwards which one was refused', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await openDiego(emma);
  await photoField(emma).setInputFiles([
    { name: 'holiday.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: damaged },
  ]);
  await expect(tray(emma).getByText('Sent as a file: it cannot be shown.')).toBeVisible();
  await expect(tray(emma).getByText('Seems to be damaged: it may be refused.')).toBeVisible();
  await emma.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(newest(emma).getByText(/broken\.jpg.*This type of file cannot be used here\./)).toBeVisible();
  await expect(newest(emma).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await newest(emma).getByRole('button', { name: 'Delete' }).click();
  await expect(messages(emma).getByText('This type of file cannot be used here.')).toHaveCount(0);

  await photoField(emma).setInputFiles({ name: 'holiday.heic', mimeType: 'image/heic', buffer: heic });
  await emma.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(newest(emma).getByText('This format cannot be shown')).toBeVisible();
});

test('a photo that the server has no room for says that it waits, and arrives when there is room', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await openDiego(emma);
  let isFull = true;
  let refusals = 0;
  const refusal = { success: false, errors: ['Try again later.'], code: 'unavailable' };
  await emma.route(
    (url) => url.pathname.includes('/file/'),
    (route) => {
      if (!isFull || route.request().method() !== 'PUT') return route.continue();
      refusals += 1;
      // It says that it waits after the third: until then it is tried again soon, and afterwards only when somebody wants it.
      return route.fulfill({
        status: 503,
        json: refusal,
        headers: { 'retry-after': refusals < 3 ? '1' : '600' },
      });
    },
  );
  await photoField(emma).setInputFiles(await drawPhoto(emma, 'Beach.png'));
  await emma.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(newest(emma).getByText('Not sent yet. It is tried again by itself.')).toBeVisible();
  await expect(newest(emma).getByRole('button', { name: 'Delete' })).toBeVisible();
  isFull = false;
  await newest(emma).getByRole('button', { name: 'Retry' }).click();
  await expect(newest(emma).getByRole('img', { name: 'Sent' })).toBeVisible();
  await expect(messages(emma).getByText('Not sent yet.')).toHaveCount(0);
});
