import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type DrawnPhoto, drawPhoto } from '../support/drawPhoto.ts';
import { expect, keepsPages, test } from '../support/journey.ts';
import { composer, messages, openEachOther } from '../support/people.ts';

const colours = ['#2255cc', '#118844', '#aa3377', '#cc6622', '#5533aa'];

const photos = (page: Page, ...names: string[]) =>
  Promise.all(names.map((name, index) => drawPhoto(page, name, colours[index])));

/** Chooses files by one of the composer's buttons. */
async function choose(page: Page, button: string, files: DrawnPhoto[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** A file as it lies in the clipboard or under a mouse. */
const carry = (page: Page, { name, mimeType, buffer }: DrawnPhoto) =>
  page.evaluateHandle(
    ({ data, ...file }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], file.name, { type: file.mimeType }));
      return transfer;
    },
    { name, mimeType, data: buffer.toString('base64') },
  );

const tray = (page: Page) => page.getByRole('list', { name: 'Files to send' });
const newest = (page: Page) => messages(page).getByRole('article').last();
const pictures = (page: Page) => newest(page).getByRole('button', { name: /^Open .*\.png$/ });
const namesOf = (page: Page) =>
  pictures(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));

test('pictures are chosen, pasted and dropped, put in order by keyboard, and sent as one message with words to translate', {
  tag: '@two-nodes',
}, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);

  const [a, b, c, pasted, dropped] = await photos(
    emma,
    'a.png',
    'b.png',
    'c.png',
    'pasted.png',
    'dropped.png',
  );
  if (!a || !b || !c || !pasted || !dropped) throw new Error('Five photos are needed.');
  await choose(emma, 'Send a photo or video', [a, b, c]);
  await expect(tray(emma).getByRole('listitem')).toHaveCount(3);
  await composer(emma).evaluate(
    (field, clipboardData) => {
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    await carry(emma, pasted),
  );
  const dataTransfer = await carry(emma, dropped);
  await messages(emma).dispatchEvent('dragenter', { dataTransfer });
  await expect(emma.getByText('Drop the files to send them')).toBeVisible();
  await messages(emma).dispatchEvent('drop', { dataTransfer });
  await expect(tray(emma).getByRole('listitem')).toHaveCount(5);

  await tray(emma).getByRole('button', { name: 'a.png, 1 of 5' }).press('Space');
  await expect(emma.getByText('a.png is over place 1 of 5.')).toBeAttached();
  // Keys are listened to a task after the picture was taken up: one that comes sooner does nothing, and is pressed again.
  const moved = emma.getByText('a.png is over place 2 of 5.');
  await expect(async () => {
    if ((await moved.count()) === 0) await emma.keyboard.press('ArrowRight');
    await expect(moved).toBeAttached({ timeout: 2000 });
  }).toPass();
  await emma.keyboard.press('Space');
  await expect(tray(emma).getByRole('button', { name: 'a.png, 2 of 5' })).toBeFocused();

  await composer(emma).fill('Good morning');
  await composer(emma).press('Enter');
  await expect(tray(emma)).toHaveCount(0);
  await expect(newest(diego).getByText('Buenos días')).toHaveAttribute('lang', 'es');
  await newest(diego).getByRole('button', { name: 'Show original' }).click();
  await expect(newest(diego)).toContainText('Good morning');
  await expect(pictures(diego)).toHaveCount(5);
  const order = ['b.png', 'a.png', 'c.png', 'pasted.png', 'dropped.png'];
  expect(await namesOf(diego)).toEqual(order.map((name) => `Open ${name}`));
  const boxes = await pictures(diego).evaluateAll((tiles) =>
    tiles.map((tile) => tile.getBoundingClientRect().left),
  );
  expect(new Set(boxes).size).toBe(2);

  await pictures(diego).nth(1).click();
  const viewer = diego.getByRole('dialog', { name: 'Photo' });
  await expect(viewer.getByRole('img', { name: 'a.png' })).toBeVisible();
  await diego.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  // Dropped with nothing else chosen, a picture is sent at once. The toast stays while the mouse is over it.
  await messages(emma).dispatchEvent('drop', { dataTransfer: await carry(emma, dropped) });
  const undo = emma.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(pictures(diego)).toHaveCount(1);
  expect(await namesOf(diego)).toEqual(['Open dropped.png']);
  await expect(tray(emma)).toHaveCount(0);
  await undo.click();
  await expect(tray(emma).getByRole('listitem')).toHaveCount(1);
  await expect(newest(diego)).toContainText('recalled');
});

test('of ten files nine are kept, with a notice; a file arrives and can be downloaded', {
  tag: '@two-people',
}, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);

  const notes = { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring a coat.') };
  await choose(emma, 'Send a file', [notes]);
  await expect(tray(emma).getByRole('listitem')).toHaveCount(1);
  const more = Array.from({ length: 9 }, (_, index) => ({ ...notes, name: `${index}.txt` }));
  await choose(emma, 'Send a file', more);
  const notice = emma.getByRole('alertdialog', { name: 'Too Many files selected' });
  await expect(notice).toContainText('You have picked too many files. Limit is 9');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(tray(emma).getByRole('listitem')).toHaveCount(9);
  await expect(tray(emma).getByRole('button', { name: 'Remove 7.txt' })).toBeVisible();
  await expect(tray(emma).getByRole('button', { name: 'Remove 8.txt' })).toHaveCount(0);

  await emma.getByRole('button', { name: 'Send', exact: true }).click();
  const link = newest(diego).getByRole('link', { name: /Notes\.txt/ });
  await expect(link).toBeVisible();
  const coming = diego.waitForEvent('download');
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename().toLowerCase()).toBe('notes.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Bring a coat.');
});

test('a picture that is sent without a network waits through a reload, and can be given up', async ({
  openPerson,
}) => {
  const emma = await openPerson(keepsPages);
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  await emma.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [kept, given] = await photos(emma, 'kept.png', 'given-up.png');
  if (!kept || !given) throw new Error('Two photos are needed.');

  await emma.context().setOffline(true);
  for (const photo of [kept, given]) {
    await choose(emma, 'Send a photo or video', [photo]);
    await expect(tray(emma).getByRole('listitem')).toHaveCount(1);
    await composer(emma).press('Enter');
    await expect(newest(emma).getByRole('button', { name: `Open ${photo.name}` })).toBeVisible();
  }
  await emma.reload();
  const waiting = (name: string) => messages(emma).getByRole('button', { name: `Open ${name}` });
  await expect(waiting('kept.png')).toBeVisible();
  await newest(emma).getByRole('button', { name: 'Cancel sending' }).click();
  await expect(waiting('given-up.png')).toHaveCount(0);
  await emma.context().setOffline(false);

  await expect(pictures(diego)).toHaveCount(1);
  expect(await namesOf(diego)).toEqual(['Open kept.png']);
  await expect(newest(emma).getByRole('img', { name: /Sent|Seen/ })).toBeVisible();
  await expect(waiting('given-up.png')).toHaveCount(0);
});
