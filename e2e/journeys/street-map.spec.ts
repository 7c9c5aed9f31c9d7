import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { tinyPicture } from '../../apps/server/test/tinyPicture.ts';
import { test as base, expect, watchPage } from '../support/journey.ts';
import { chatWith, enterDemo, messages } from '../support/people.ts';

/** A server of street maps on this machine. */
interface TileServer {
  /** Its origin. */
  readonly origin: string;
  /** What was asked for, in order. */
  readonly asked: string[];
  /** Whether a request said where it came from. */
  readonly referrers: string[];
  /** It answers, and has no picture. */
  isBroken: boolean;
}

const test = base.extend<object, { tiles: TileServer }>({
  tiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const state: Omit<TileServer, 'origin'> = { asked: [], referrers: [], isBroken: false };
      const server = createServer(({ url = '', headers }, response) => {
        state.asked.push(url);
        if (headers.referer) state.referrers.push(headers.referer);
        if (state.isBroken) response.writeHead(503).end();
        else response.writeHead(200, { 'content-type': 'image/png' }).end(tinyPicture);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use(Object.assign(state, { origin: `http://127.0.0.1:${port}` }));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  settings: ({ tiles }, use) => use({ TILES_URL: `${tiles.origin}/{z}/{x}/{y}.png` }),
});

test.use({ world: 'street-map' });

async function openPicker(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Share a location', exact: true }).click();
  return page.getByRole('dialog', { name: 'Share a location' });
}

/** Whether all pictures of a map are loaded. */
const isDrawn = (map: Locator) => () =>
  map
    .locator('img')
    .evaluateAll((all) => all.length > 0 && all.every((one) => (one as HTMLImageElement).naturalWidth > 0));

test('a map can show a street, and pages may load its pictures and no others', async ({
  browser,
  server,
  tiles,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: { latitude: -33.8568, longitude: 151.2153 },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  watchPage(page, server.url, faults);
  await enterDemo(page, 'Emma Clarke');
  await chatWith(page, 'Diego Moreno').press('Enter');
  await expect(messages(page)).toBeVisible();
  // Nothing is loaded before the map is opened.
  expect(tiles.asked).toEqual([]);
  const dialog = await openPicker(page);
  const map = dialog.getByRole('application');
  await expect.poll(isDrawn(map)).toBe(true);
  await expect(dialog.getByText('© OpenStreetMap')).toBeVisible();
  expect(tiles.asked.every((path) => path.startsWith('/2/'))).toBe(true);

  // The place of this device comes so close that streets can be read: the square of the Opera House.
  await dialog.getByRole('button', { name: 'Use my location' }).click();
  await expect.poll(() => tiles.asked).toContain('/16/60295/39325.png');
  await expect.poll(isDrawn(map)).toBe(true);
  await map.press('+');
  await expect.poll(() => tiles.asked.some((path) => path.startsWith('/17/'))).toBe(true);
  // A press puts the pin elsewhere on the same street.
  const latitude = dialog.getByLabel('Latitude');
  const before = Number(await latitude.inputValue());
  const box = await map.boundingBox();
  if (!box) throw new Error('The map must be there.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 4);
  await expect(latitude).not.toHaveValue(String(before));
  const moved = Number(await latitude.inputValue()) - before;
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(0.01);
  expect(tiles.referrers).toEqual([]);

  const hosts = new Set(
    faults.map((fault) => fault.replace(/^request to another host: /, '').slice(0, tiles.origin.length)),
  );
  expect([...hosts]).toEqual([tiles.origin]);
  // The same machine at another port is another origin.
  const refused = await page.evaluate(async () => {
    const refusal = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
    );
    new Image().src = 'http://127.0.0.1:9/1/0/0.png';
    return refusal;
  });
  expect(refused).toBe('img-src');
  await context.close();
});

test('a street map that cannot be loaded gives way to the countries, which say so', async ({
  browser,
  server,
  tiles,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await enterDemo(page, 'Emma Clarke');
  await chatWith(page, 'Diego Moreno').press('Enter');
  await expect(messages(page)).toBeVisible();
  tiles.isBroken = true;
  const dialog = await openPicker(page);
  const map = dialog.getByRole('application');
  await expect(
    dialog.getByText('The street map cannot be loaded now. This map shows countries only.'),
  ).toBeVisible();
  await expect(map).toHaveAttribute('data-kind', 'countries');
  await expect(dialog.getByText('© OpenStreetMap')).toHaveCount(0);
  // A place is chosen and sent as with the other map.
  await map.press('ArrowUp');
  await dialog.getByLabel('Name of the place').fill('North of the bridge');
  await dialog.getByRole('button', { name: 'Send location' }).click();
  await expect(dialog).toBeHidden();
  await expect(messages(page).getByText('North of the bridge')).toBeVisible();

  // The next time its streets are asked for again.
  tiles.isBroken = false;
  await expect.poll(isDrawn((await openPicker(page)).getByRole('application'))).toBe(true);
  await context.close();
});
