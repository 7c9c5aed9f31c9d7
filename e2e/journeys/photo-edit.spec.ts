import type { Page } from '@playwright/test';
import { drawPhoto } from '../support/drawPhoto.ts';
import { expect, test } from '../support/journey.ts';
import { enterDemo, messages } from '../support/people.ts';

const tray = (page: Page) => page.getByRole('list', { name: 'Files to send' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit photo' });
const cropFrame = (page: Page) =>
  editor(page).getByRole('group', { name: 'Photo; move it with the arrow keys' });

async function openConversation(page: Page, viewer: string, other: string): Promise<void> {
  await enterDemo(page, viewer);
  await page.getByText(other).first().click();
  await expect(messages(page)).toBeVisible();
}

async function chooseAndEdit(page: Page, file: Awaited<ReturnType<typeof drawPhoto>>): Promise<void> {
  await page.locator('input[type="file"][accept*="image"]').setInputFiles(file);
  await tray(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  await expect(cropFrame(page)).toBeVisible();
}

/** Size of the last picture of a conversation, and its colours at some places, as red, green and blue. */
async function lastPicture(page: Page, name: RegExp, places: readonly (readonly [number, number])[]) {
  const picture = messages(page).getByRole('button', { name }).last().locator('img');
  await expect(picture).toBeVisible();
  return picture.evaluate(async (image: HTMLImageElement, at) => {
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    context.drawImage(image, 0, 0);
    return {
      size: [image.naturalWidth, image.naturalHeight],
      colours: at.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)]),
    };
  }, places);
}

const isNear = (colour: readonly number[] | undefined, wanted: readonly number[]): boolean =>
  wanted.every((part, index) => Math.abs(part - (colour?.[index] ?? -100)) < 40);

test('a photo is cropped and drawn on, and arrives as it was seen', async ({ openPerson }) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await openConversation(emma, 'Emma Clarke', 'Diego Moreno');
  await openConversation(diego, 'Diego Moreno', 'Emma Clarke');

  // A yellow circle of 360 pixels in the middle of 640 × 480 blue ones.
  await chooseAndEdit(emma, await drawPhoto(emma, 'Circle.PNG'));
  await editor(emma).getByRole('radio', { name: 'Square' }).check();
  await expect(editor(emma).getByText('480 × 480 pixels, marks: 0', { exact: true })).toBeVisible();
  await editor(emma).getByRole('radio', { name: 'Draw' }).check();
  await editor(emma).getByRole('radio', { name: 'Thick' }).check();
  const canvas = editor(emma).getByRole('img', { name: /draw on it/ });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await emma.mouse.move(x - 60, y);
  await emma.mouse.down();
  await emma.mouse.move(x + 60, y, { steps: 6 });
  await emma.mouse.up();
  await expect(editor(emma).getByText('480 × 480 pixels, marks: 1', { exact: true })).toBeVisible();
  await editor(emma).getByRole('button', { name: 'Done' }).click();
  await expect(editor(emma)).toBeHidden();
  await expect(tray(emma).getByRole('button', { name: 'Edit Circle.webp' })).toBeVisible();
  await emma.getByRole('button', { name: 'Send', exact: true }).click();

  for (const page of [emma, diego]) {
    const { size, colours } = await lastPicture(page, /^Open circle\.webp/i, [
      [240, 240],
      [240, 100],
      [20, 20],
    ]);
    expect(size).toEqual([480, 480]);
    expect(
      colours.map((colour, index) =>
        isNear(
          colour,
          [
            [229, 37, 42],
            [255, 204, 51],
            [34, 85, 204],
          ][index] ?? [],
        ),
      ),
    ).toEqual([true, true, true]);
  }
});

test('an edited photo can be edited again, is sent as it was chosen after Reset, and Back asks', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await openConversation(emma, 'Emma Clarke', 'Diego Moreno');
  await chooseAndEdit(emma, await drawPhoto(emma, 'Circle.PNG'));
  await editor(emma).getByRole('button', { name: 'Rotate by 90°' }).click();
  await expect(editor(emma).getByText('480 × 640 pixels, marks: 0', { exact: true })).toBeVisible();
  await emma.goBack();
  const question = emma.getByRole('alertdialog', { name: 'Discard the changes to this photo?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await editor(emma).getByRole('button', { name: 'Done' }).click();
  await tray(emma).getByRole('button', { name: 'Edit Circle.webp' }).click();
  await expect(editor(emma).getByText('480 × 640 pixels, marks: 0', { exact: true })).toBeVisible();
  await editor(emma).getByRole('button', { name: 'Reset' }).click();
  await expect(editor(emma).getByText('640 × 480 pixels, marks: 0', { exact: true })).toBeVisible();
  await editor(emma).getByRole('button', { name: 'Done' }).click();
  await expect(tray(emma).getByRole('button', { name: 'Edit Circle.PNG' })).toBeVisible();
  await emma.getByRole('button', { name: 'Send', exact: true }).click();
  const { size } = await lastPicture(emma, /^Open circle\.png/i, []);
  expect(size).toEqual([640, 480]);
});

test('what cannot be drawn says so in the place of its editor', async ({ openPerson }) => {
  const emma = await openPerson();
  await openConversation(emma, 'Emma Clarke', 'Diego Moreno');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle r="9"/></svg>';
  await emma
    .locator('input[type="file"][accept*="image"]')
    .setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  const edit = tray(emma).getByRole('button', { name: 'Edit sign.svg' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.click({ force: true });
  await expect(emma.getByText('Pictures of this format cannot be edited here.').last()).toBeVisible();
  await expect(editor(emma)).toBeHidden();
});
