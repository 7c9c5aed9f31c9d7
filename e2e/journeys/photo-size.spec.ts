import { expect, test } from '../support/journey.ts';
import { enterDemo, messages } from '../support/people.ts';

/** A photo as a camera makes it: many pixels of noise, held sideways, with the place where it was taken. */
const cameraPhoto = async () => {
  const canvas = new OffscreenCanvas(3000, 1500);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  for (let x = 0; x < 3000; x += 20)
    for (let y = 0; y < 1500; y += 20) {
      context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${30 + ((x + y) % 40)}%)`;
      context.fillRect(x, y, 20, 20);
    }
  const jpeg = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer(),
  );
  // EXIF with one entry, the orientation: turned by a quarter to the right.
  const exif = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const bytes = [...jpeg.slice(0, 2), ...exif, ...entry, ...jpeg.slice(2)];
  return new File([Uint8Array.from(bytes)], 'camera.jpg', { type: 'image/jpeg' });
};

test('a large photo is sent smaller and upright, unless the original is chosen', async ({ openPerson }) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Diego Moreno').first().click();
  await expect(messages(emma)).toBeVisible();

  const tray = emma.getByRole('list', { name: 'Files to send' });
  const original = emma.getByRole('switch', { name: 'Original photos' });
  const choose = async () => {
    const file = await emma.evaluateHandle(`(${cameraPhoto})()`);
    const field = emma.locator('input[type="file"][accept*="image"]');
    await field.evaluate((input: HTMLInputElement, chosen) => {
      const transfer = new DataTransfer();
      transfer.items.add(chosen as File);
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, file);
    await expect(original).toBeVisible();
    await expect(emma.getByText('Photos being made smaller')).toHaveCount(0);
  };
  const sendAndMeasure = async (count: number) => {
    await emma.getByRole('button', { name: 'Send', exact: true }).click();
    const sent = messages(emma).getByRole('button', { name: 'Open camera.jpg' });
    await expect(sent).toHaveCount(count);
    const picture = sent.last().locator('img');
    return picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
  };

  await choose();
  expect(await sendAndMeasure(1)).toEqual([1024, 2048]);

  await choose();
  const small = (await tray.getByRole('listitem').textContent()) ?? '';
  await original.check();
  await expect(tray.getByRole('listitem')).not.toHaveText(small);
  expect(await sendAndMeasure(2)).toEqual([1500, 3000]);
});
