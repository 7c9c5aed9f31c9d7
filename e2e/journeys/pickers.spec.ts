import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages, openEachOther } from '../support/people.ts';

const newest = (page: Page) => messages(page).getByRole('article').last();

/** Opens what a button of the composer offers. */
async function open(page: Page, tool: string, name = tool) {
  await page.getByRole('button', { name: tool, exact: true }).click();
  return page.getByRole('dialog', { name });
}

test('an emoji, a sticker, a contact and a location arrive, and are there after a reload', async ({
  openPerson,
}) => {
  const emma = await openPerson({
    permissions: ['geolocation'],
    geolocation: { latitude: 21.0285, longitude: 105.8542 },
  });
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);

  await composer(emma).fill('Good  night');
  await composer(emma).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
  const emoji = await open(emma, 'Emoji');
  await expect(emoji.getByRole('searchbox')).toBeFocused();
  await emma.keyboard.type('party popper');
  await expect(emoji.getByRole('button', { name: '🎉' })).toBeVisible();
  await emma.keyboard.press('Enter');
  await expect(composer(emma)).toHaveValue('Good 🎉 night');
  await emma.keyboard.press('Escape');
  await emma.keyboard.press('Escape');
  await expect(emma.getByRole('button', { name: 'Emoji', exact: true })).toBeFocused();
  await composer(emma).fill('');

  await open(emma, 'Emoji');
  await emoji.getByRole('tab', { name: 'Recently used' }).click();
  await emoji.getByRole('button', { name: '🎉' }).click();
  await emma.keyboard.press('Escape');
  await composer(emma).press('Enter');
  await expect(newest(diego)).toContainText('🎉');

  const stickers = await open(emma, 'Sticker');
  const size = await stickers.boundingBox();
  expect(size).toMatchObject({ width: 400, height: 300 });
  await stickers.getByRole('tab', { name: 'Animals' }).click();
  await stickers.getByRole('button', { name: 'Sticker 🦊' }).click();
  await expect(stickers).toBeHidden();
  const fox = newest(diego).getByRole('img', { name: 'Sticker' });
  await expect(fox).toHaveAttribute('src', '/stickers/fluent/fox.svg');
  await expect.poll(() => fox.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const people = await open(emma, 'Share a contact');
  await people.getByRole('searchbox').fill('Omar');
  await people.getByRole('button', { name: /^Omar/ }).click();
  await expect(newest(diego)).toContainText('Omar');
  await expect(newest(diego).getByRole('button', { name: 'Send message' })).toBeVisible();

  const place = await open(emma, 'Share a location');
  await place.getByRole('button', { name: 'Use my location' }).click();
  await expect(place.getByLabel('Latitude')).toHaveValue('21.0285');
  await place.getByLabel('Name of the place').fill('The old town: north');
  await place.getByRole('button', { name: 'Send location' }).click();
  await expect(newest(diego).getByRole('link', { name: /The old town: north/ })).toHaveAttribute(
    'href',
    /mlat=21\.0285&mlon=105\.8542/,
  );

  await messages(diego).getByRole('article').nth(-2).getByText('Omar').click({ button: 'right' });
  await diego.getByRole('menuitem', { name: 'More emoji' }).click();
  const reactions = diego.getByRole('dialog', { name: 'React' });
  await reactions.getByRole('searchbox').fill('compass');
  await reactions.getByRole('button', { name: '🧭' }).click();
  await expect(messages(emma).getByRole('button', { name: /^🧭/ })).toBeVisible();

  await diego.reload();
  const last = messages(diego).getByRole('article');
  await expect(last.nth(-1)).toContainText('The old town: north');
  await expect(last.nth(-2)).toContainText('Omar');
  await expect(last.nth(-3).getByRole('img', { name: 'Sticker' })).toBeVisible();
  await expect(last.nth(-4)).toContainText('🎉');
});

test('a location that the browser refuses is only logged', async ({ openPerson }) => {
  const emma = await openPerson({ viewport: { width: 390, height: 844 }, permissions: [] });
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Diego Moreno').first().click();
  await emma.getByRole('button', { name: 'Add to the message' }).click();
  await emma.getByRole('menuitem', { name: 'Share a location' }).click();
  const place = emma.getByRole('dialog', { name: 'Share a location' });
  const logged = emma.waitForEvent('console', (message) => message.text().includes('location was not found'));
  await place.getByRole('button', { name: 'Use my location' }).click();
  expect((await logged).type()).toBe('warning');
  await expect(place.getByRole('alert')).toHaveCount(0);
});
