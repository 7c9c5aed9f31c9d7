import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages } from '../support/people.ts';
import { type FileToShare, shareFiles } from '../support/shareFiles.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Conversation info' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Conversation info' });

async function pictures(page: Page, from: number, count: number): Promise<FileToShare[]> {
  const addresses = await page.evaluate(
    ([first, total]) =>
      Array.from({ length: total }, (_, index) => {
        const canvas = document.createElement('canvas');
        canvas.width = 24;
        canvas.height = 24;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser cannot draw.');
        context.fillStyle = `hsl(${(first + index) * 31} 60% 50%)`;
        context.fillRect(0, 0, 24, 24);
        return canvas.toDataURL('image/png');
      }),
    [from, count] as const,
  );
  return addresses.map((address, index) => ({
    name: `picture ${from + index}.png`,
    type: 'image',
    mimeType: 'image/png',
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  }));
}

test('what was shared is found by the keyboard, page by page, and leads to its message', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Minh').first().click();
  await expect(composer(emma)).toBeVisible();
  await toggle(emma).press('Enter');
  await expect(panel(emma).getByRole('heading', { name: 'Conversation info' })).toBeFocused();
  await expect(panel(emma).getByText('No File is shared in this conversation')).toBeVisible();

  // What is sent while the panel is open appears in it.
  for (const [from, count] of [
    [1, 9],
    [10, 9],
    [19, 3],
  ] as const) {
    await shareFiles(emma, await pictures(emma, from, count));
  }
  await expect(panel(emma).getByRole('button', { name: 'Open picture 19.png' })).toBeVisible();
  await expect(panel(emma).getByRole('button', { name: /^Open picture/ })).toHaveCount(6);

  await panel(emma).getByRole('button', { name: 'View all: Photo/Video' }).press('Enter');
  await expect(panel(emma).getByRole('tab', { name: 'Media' })).toHaveAttribute('aria-selected', 'true');
  const first = panel(emma).getByRole('button', { name: 'Open picture 19.png' });
  await first.press('End');
  await expect(async () => {
    await emma.keyboard.press('End');
    await expect(panel(emma).getByRole('button', { name: 'Open picture 9.png' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await panel(emma).getByRole('button', { name: 'Open picture 9.png' }).press('Enter');
  const viewer = emma.getByRole('dialog', { name: 'Photo' });
  await viewer.getByRole('button', { name: 'Show in conversation' }).first().click();
  await expect(viewer).toBeHidden();
  await expect(messages(emma).getByRole('button', { name: 'Open picture 9.png' })).toBeInViewport();

  await panel(emma).getByRole('tab', { name: 'Media' }).press('Escape');
  await expect(panel(emma).getByRole('button', { name: 'View all: Photo/Video' })).toBeFocused();
  await emma.keyboard.press('Escape');
  await expect(panel(emma)).toHaveCount(0);
  await expect(toggle(emma)).toBeFocused();
});

test('a muted conversation is still muted after a reload', async ({ openPerson }) => {
  const emma = await openPerson({ viewport: { width: 390, height: 844 } });
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Omar').first().click();
  // On a phone the room of the header is the name's.
  await expect(toggle(emma)).toBeHidden();
  await emma.getByRole('button', { name: 'Search and information' }).click();
  await emma.getByRole('menuitem', { name: 'Conversation info' }).click();
  const mute = panel(emma).getByRole('switch', { name: 'Mute notification' });
  const stored = emma.waitForResponse((answer) => answer.url().includes('/topic/mute') && answer.ok());
  await mute.click();
  await expect(mute).toBeChecked();
  await stored;
  // On a phone the panel is a step of its own: a reload keeps it, Back leaves it.
  await emma.reload();
  await expect(mute).toBeChecked();
  await emma.goBack();
  await expect(panel(emma)).toHaveCount(0);
  await expect(composer(emma)).toBeVisible();
});

test('a deleted history is gone for one side only, and comes back empty with the next message', async ({
  openPerson,
}) => {
  const chloe = await openPerson();
  const marco = await openPerson({ locale: 'it-IT' });
  await enterDemo(chloe, 'Chloé Tremblay');
  await enterDemo(marco, 'Marco Rossi');
  const row = chloe.getByRole('list', { name: 'Chats' }).getByText('Marco Rossi');
  await row.click();
  await marco.getByText('Chloé Tremblay').first().click();
  await expect(messages(marco)).toBeVisible();
  await expect(messages(chloe)).toBeVisible();

  await toggle(chloe).click();
  await panel(chloe).getByRole('button', { name: 'Delete chat history' }).click();
  const question = chloe.getByRole('alertdialog', { name: 'Confirm Delete Chat' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(chloe.getByText('Select a chat to begin.')).toBeVisible();
  await expect(row).toHaveCount(0);
  // The keyboard goes on in the list: what had the focus is gone.
  await expect(chloe.getByRole('list', { name: 'Chats' }).getByRole('button').first()).toBeFocused();

  const words = marco.getByRole('textbox', { name: 'Scrivi un messaggio' });
  await words.fill('Ci sei ancora?');
  await words.press('Enter');
  await expect(messages(marco).getByText('Ci sei ancora?')).toBeVisible();
  expect(await messages(marco).getByRole('article').count()).toBeGreaterThan(3);
  await row.click();
  await expect(messages(chloe).getByRole('article')).toHaveCount(1);
});
