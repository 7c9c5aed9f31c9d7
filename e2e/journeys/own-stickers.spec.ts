import type { Page } from '@playwright/test';
import { drawPhoto } from '../support/drawPhoto.ts';
import { expect, test } from '../support/journey.ts';
import { messages, openEachOther } from '../support/people.ts';

// Nobody has a sticker of their own yet, and the newest messages are those of this journey.
test.use({ world: 'own-stickers' });

const newest = (page: Page) => messages(page).getByRole('article').last();
const picker = (page: Page) => page.getByRole('dialog', { name: 'Sticker' });

async function openOwn(page: Page) {
  await page.getByRole('button', { name: 'Sticker', exact: true }).click();
  await picker(page).getByRole('tab', { name: 'My stickers' }).click();
  return picker(page);
}

test('a sticker is added, sent, kept by its reader, and stays in the conversation when it is removed', async ({
  openPerson,
}) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  // The same person on a second page, whose picker is open already.
  const second = await emma.context().newPage();
  await second.goto(emma.url());
  await expect(messages(second)).toBeVisible();
  const elsewhere = await openOwn(second);
  await expect(elsewhere.getByText(/^Add pictures of your own\./)).toBeVisible();

  const own = await openOwn(emma);
  await own.locator('input[type="file"]').setInputFiles(await drawPhoto(emma, 'Sun.PNG'));
  const name = own.getByRole('textbox', { name: 'What it shows' });
  await expect(name).toBeFocused();
  await name.fill('sun');
  await emma.keyboard.press('Enter');
  const sun = own.getByRole('button', { name: 'Sticker sun' });
  await expect(sun).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Sticker sun' })).toBeVisible();
  await second.close();

  await sun.click();
  await expect(own).toBeHidden();
  for (const page of [emma, diego]) {
    const picture = newest(page).getByRole('img', { name: 'Sticker sun' });
    await expect(picture).toBeVisible();
    const side = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(side).toBe(512);
  }

  await newest(diego).getByRole('img', { name: 'Sticker sun' }).click({ button: 'right' });
  await diego.getByRole('menuitem', { name: 'Add to my stickers' }).click();
  await expect(diego.getByText('Added to your stickers')).toBeVisible();

  const again = await openOwn(emma);
  await again.getByRole('button', { name: 'Remove stickers' }).click();
  await again.getByRole('button', { name: 'Remove sticker sun' }).click();
  await again.getByRole('button', { name: 'Undo' }).click();
  await expect(again.getByRole('button', { name: 'Sticker sun' })).toBeVisible();
  // With the last one that went, removing had ended.
  await again.getByRole('button', { name: 'Remove stickers' }).click();
  await again.getByRole('button', { name: 'Remove sticker sun' }).click();
  await expect(again.getByText(/^Add pictures of your own\./)).toBeVisible();
  await emma.keyboard.press('Escape');

  await diego.reload();
  const kept = newest(diego).getByRole('img', { name: 'Sticker sun' });
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  const copied = await openOwn(diego);
  await copied.getByRole('button', { name: 'Sticker sun' }).click();
  const stickers = messages(emma).getByRole('img', { name: 'Sticker sun' });
  await expect(stickers).toHaveCount(2);
  const sent = await stickers.first().getAttribute('src');
  const returned = await stickers.last().getAttribute('src');
  expect(returned).not.toBe(sent);

  // What is no picture is said, and nothing is uploaded.
  const last = await openOwn(diego);
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await last.locator('input[type="file"]').setInputFiles(letter);
  await expect(last.getByRole('alert')).toContainText('cannot be a sticker');
  await last.getByRole('button', { name: 'Cancel' }).click();
  await expect(last.getByRole('button', { name: 'Add sticker' })).toBeFocused();
});
