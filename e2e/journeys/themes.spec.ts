import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { fromEnd, stillList } from '../support/listStage.ts';
import { messages, openEachOther } from '../support/people.ts';

// In the world of all, messages that other journeys have just sent are translated while this one measures.
test.use({ world: 'themes' });

const conversation = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What the theme colours, and the picture behind. */
const look = (section: Locator) =>
  section.evaluate((element) => ({
    header: getComputedStyle(element.querySelector('header') ?? element).backgroundColor,
    sendBar: getComputedStyle(element.querySelector('form') ?? element).backgroundColor,
    hasPicture: element.querySelector('pattern') !== null,
  }));

/** Where the messages stand. */
const places = (page: Page) =>
  messages(page)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));

test('a chosen theme shows on both sides at once, moves nothing, stays after a reload, and can be taken away', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  const diego = await openPerson({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  const withDiego = conversation(emma, 'Diego Moreno');
  const withEmma = conversation(diego, 'Emma Clarke');
  await expect(messages(diego).getByRole('article').last()).toBeVisible();
  await stillList(diego);
  await expect.poll(() => fromEnd(diego)).toBeLessThanOrEqual(0.5);
  const plain = await look(withEmma);
  const before = await places(diego);

  await emma.getByRole('button', { name: 'Conversation info' }).click();
  await emma.getByRole('heading', { name: 'Theme' }).click();
  const themes = emma.getByRole('radiogroup', { name: 'Theme' });
  await themes.getByRole('radio', { name: 'Old Paper' }).click();
  await themes.getByRole('radio', { name: 'Old Paper' }).press('ArrowRight');
  await expect(themes.getByRole('radio', { name: 'Fresh' })).toBeChecked();
  await expect(withDiego).toHaveAttribute('data-chat-theme', 'Fresh');
  await expect(withEmma).toHaveAttribute('data-chat-theme', 'Fresh');
  await expect.poll(async () => (await look(withEmma)).hasPicture).toBe(true);
  await expect.poll(async () => (await look(withEmma)).header).not.toBe(plain.header);
  await expect.poll(async () => (await look(withEmma)).sendBar).not.toBe(plain.sendBar);
  const { header } = await look(withDiego);
  await expect.poll(async () => (await look(withEmma)).header).not.toBe(header);
  expect(await places(diego)).toEqual(before);

  await diego.reload();
  await expect(withEmma).toHaveAttribute('data-chat-theme', 'Fresh');

  await themes.getByRole('radio', { name: 'No Theme' }).click();
  await expect(withEmma).not.toHaveAttribute('data-chat-theme');
  await expect(themes.getByRole('radio', { name: 'No Theme' })).toBeChecked();
  await expect.poll(() => look(withEmma)).toEqual(plain);
});
