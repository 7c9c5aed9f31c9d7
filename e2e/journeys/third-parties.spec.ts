import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type JourneyFixtures, test as journey } from '../support/journey.ts';
import { type LateEngine, startLateEngine } from '../support/lateEngine.ts';
import { composer, messages, openEachOther, send } from '../support/people.ts';
import { startServer } from '../support/server.ts';

/** A server that translates with a service outside, and that service. */
const test = journey.extend<object, { place: { url: string; engine: LateEngine } }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed
    async ({}, use) => {
      const engine = await startLateEngine();
      const server = await startServer({
        TRANSLATE_ENGINES: 'phrases,libretranslate',
        LIBRETRANSLATE_URL: engine.url,
      });
      await use({ url: server.url, engine });
      await server.dispose();
      await engine.close();
    },
    { scope: 'worker' },
  ],
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Language of this chat' });
const own = (page: Page) => dialogOf(page).getByRole('switch', { name: 'Only this server' });

/** Two people of the demo at a server; `begin` opens their conversation in the browser of each. */
async function openPair(openPerson: JourneyFixtures['openPerson'], url: string) {
  const emma = await openPerson({ baseURL: url });
  const omar = await openPerson({ baseURL: url });
  return { emma, omar, begin: () => openEachOther([emma, 'Emma Clarke'], [omar, 'Omar Hassan']) };
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language of this chat' }).click();
  await expect(dialogOf(page)).toContainText('Who can read the texts');
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
}

test('a conversation without third parties: one person excludes them, and no word of either goes there', async ({
  openPerson,
  place: { url, engine },
}) => {
  const { emma, omar, begin } = await openPair(openPerson, url);
  await begin();
  engine.learn('القافلة البعيدة', 'The distant caravan');
  engine.learn('القافلة القريبة', 'The caravan nearby');
  await send(omar, 'القافلة البعيدة');
  await expect(messages(emma)).toContainText('The distant caravan');

  await openDialog(emma);
  await expect(dialogOf(emma)).toContainText(/LibreTranslate.? \(translation\)/);
  await expect(dialogOf(emma)).toContainText(new URL(engine.url).host);
  const { violations } = await new AxeBuilder({ page: emma }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
  await own(emma).press(' ');
  await expect(dialogOf(emma)).toContainText('gets nothing');
  await expect(own(emma)).toBeChecked();
  await closeDialog(emma);

  await openDialog(omar);
  await expect(dialogOf(omar)).toContainText(/Emma Clarke.? chose that services outside get nothing/);
  await expect(own(omar)).not.toBeChecked();
  await closeDialog(omar);

  await send(omar, 'القافلة القريبة');
  const row = messages(emma).getByRole('article').filter({ hasText: 'القافلة القريبة' });
  await expect(row).toContainText('No translation from Arabic to English is available here');
  expect(engine.asked).not.toContain('القافلة القريبة');

  await openDialog(emma);
  await own(emma).press(' ');
  await expect(own(emma)).not.toBeChecked();
  await emma.reload();
  await expect(messages(emma)).toContainText('The caravan nearby');
});

test('names and terms: what one person adds is seen by the other at once, and holds for the next message', async ({
  openPerson,
  place: { url, engine },
}) => {
  const { emma, omar, begin } = await openPair(openPerson, url);
  await begin();
  engine.learn('[[1]] تصل غدًا', '[[1]] arrives tomorrow');
  const terms = (page: Page) => dialogOf(page).getByRole('region', { name: 'Names and terms' });

  await openDialog(emma);
  await openDialog(omar);
  await expect(terms(omar)).toContainText('There are none yet.');
  await terms(emma).getByRole('textbox', { name: 'Name or term' }).fill('قافلة');
  await terms(emma).getByRole('combobox', { name: 'Translation' }).fill('English');
  await emma.keyboard.press('Enter');
  await terms(emma).getByRole('textbox', { name: 'In English' }).fill('team Caravan');
  await emma.keyboard.press('Enter');
  await expect(terms(omar).getByRole('listitem')).toContainText(/قافلة.*team Caravan.*English.*Emma Clarke/);
  const { violations } = await new AxeBuilder({ page: omar }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
  await closeDialog(emma);
  await closeDialog(omar);

  await send(omar, 'قافلة تصل غدًا');
  await expect(messages(emma)).toContainText('team Caravan arrives tomorrow');
  expect(engine.asked).toContain('[[1]] تصل غدًا');
});

test('on the device: the browser translates what the server cannot, once its reader agrees to the download', async ({
  openPerson,
  place: { url, engine },
}) => {
  const { emma, omar, begin } = await openPair(openPerson, url);
  await omar.addInitScript(() => {
    const translate = async (text: string) => `‹${text}›`;
    const Translator = {
      availability: async () => (sessionStorage.getItem('downloaded') ? 'available' : 'downloadable'),
      create: async () => {
        sessionStorage.setItem('downloaded', 'yes');
        return { translate };
      },
    };
    Object.defineProperty(window, 'Translator', { value: Translator });
  });
  await begin();
  await send(emma, 'The caravan rests near the well');
  const row = messages(omar).getByRole('article').filter({ hasText: 'The caravan rests' });
  await row.getByRole('button', { name: 'Translate on this device' }).click();
  const question = omar.getByRole('alertdialog', { name: 'Download for translation?' });
  await question.getByRole('button', { name: 'Download' }).click();
  await expect(row).toContainText('‹The caravan rests near the well›');
  await expect(row).toContainText('Translated on this device from English');

  // What comes after is translated by itself, also after a reload.
  await omar.reload();
  await expect(row).toContainText('‹The caravan rests near the well›');
  await send(emma, 'The camels drink');
  await expect(messages(omar)).toContainText('‹The camels drink›');
  expect(engine.asked.filter((text) => text.includes('caravan rests'))).toEqual([]);
});

test('before sending: what others will read stands under what is written, once it is turned on', async ({
  openPerson,
  place: { url, engine },
}) => {
  const { emma, omar, begin } = await openPair(openPerson, url);
  await begin();
  const line = omar.getByRole('region', { name: 'Read in English' });
  await composer(omar).fill('مساء الخير');
  await expect(line).toBeHidden();
  await openDialog(omar);
  await dialogOf(omar).getByRole('switch', { name: 'Show what others will read' }).press(' ');
  await closeDialog(omar);
  await expect(line).toContainText('Good evening');
  await line.getByRole('button', { name: 'Translate back' }).click();
  await expect(line).toContainText(/Translated back: .مساء الخير/);

  // Nothing is sent where services are excluded, and the choice outlives a reload.
  engine.learn('الجمال تشرب', 'The camels drink');
  await composer(omar).fill('الجمال تشرب');
  await expect(line).toContainText('The camels drink');
  await openDialog(emma);
  await own(emma).press(' ');
  await expect(own(emma)).toBeChecked();
  await composer(omar).fill('الجمال نامت');
  await expect(line).toContainText('No translation is available here.');
  expect(engine.asked).not.toContain('الجمال نامت');
  await omar.reload();
  await expect(line).toContainText('No translation is available here.');
});
