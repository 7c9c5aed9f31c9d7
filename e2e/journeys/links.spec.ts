import { html, startWebPages, type WebPages } from '../../apps/server/test/startWebPages.ts';
import { test as base, expect } from '../support/journey.ts';
import { chatWith, composer, enterDemo, messages, openEachOther } from '../support/people.ts';

/** A server that may fetch from one other on this machine, which stands for the public web. */
const test = base.extend<object, { web: WebPages }>({
  web: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const web = await startWebPages({
        '/bread': html(
          '<title>Bread and water</title><meta name="description" content="How to bake with four things.">',
        ),
      });
      await use(web);
      await web.dispose();
    },
    { scope: 'worker' },
  ],
  program: ({ web }, use) => use(['e2e/support/fetchingServer.ts', String(web.port)]),
});

test.use({ world: 'links', settings: { LINK_PREVIEWS: 'on' } });

test('a link shows what its page says, unless the writer or the reader does not want it', async ({
  openPerson,
  web,
}) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  const cards = (page: typeof emma) => messages(page).getByRole('link', { name: /Bread and water/ });

  await composer(emma).fill(`Look at ${web.url}bread`);
  const bar = emma.getByRole('region', { name: 'Link preview' });
  await expect(bar).toContainText('How to bake with four things.');
  await composer(emma).press('Enter');
  await expect(cards(diego)).toContainText('How to bake with four things.');
  await expect(bar).toHaveCount(0);

  await composer(emma).fill(`Once more ${web.url}bread`);
  await bar.getByRole('button', { name: 'Send without preview' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await composer(emma).press('Enter');
  await expect(messages(diego).getByText('Once more')).toBeVisible();
  await expect(cards(diego)).toHaveCount(1);
  // Fetched once, by the server: the page is remembered, and no browser asks for it.
  expect(web.asked).toEqual(['/bread']);

  await diego.goto('/chat?dialog=settings');
  const dialog = diego.getByRole('dialog', { name: 'Settings' });
  // Kept in this browser, at once: no request is under way when the page is left.
  await dialog.getByRole('switch', { name: 'Previews of links' }).uncheck();
  await diego.goto('/chat');
  await chatWith(diego, 'Emma Clarke').press('Enter');
  await expect(messages(diego).getByText('Once more')).toBeVisible();
  await expect(cards(diego)).toHaveCount(0);
  await expect(cards(emma)).toHaveCount(1);
});

test('a person is said to be here, then when they were, and nothing where they hide it', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await enterDemo(diego, 'Diego Moreno');
  await chatWith(emma, 'Diego Moreno').press('Enter');
  const header = emma.getByRole('region', { name: 'Diego Moreno', exact: true }).locator('header');
  const asked = () => emma.waitForResponse((response) => response.url().includes('/last-seen'));
  await expect(header.getByText('active now')).toBeVisible();

  // Whoever leaves is offline some seconds later.
  await diego.goto('about:blank');
  await expect(header.getByText(/last seen/)).toBeVisible({ timeout: 30_000 });

  await diego.goto('/chat?dialog=settings');
  const dialog = diego.getByRole('dialog', { name: 'Settings' });
  const isShown = dialog.getByRole('switch', { name: 'Show when I was last here' });
  const isSaved = diego.waitForResponse((response) => response.url().includes('/privacy'));
  // The box shows the new state once the request is under way, a moment after the press.
  await isShown.click();
  await isSaved;
  await expect(isShown).not.toBeChecked();
  await expect(header.getByText('active now')).toBeVisible();
  const isAsked = asked();
  await diego.goto('about:blank');
  expect(((await (await isAsked).json()) as { data: unknown }).data).toEqual({ last_seen: null });
  await expect(header.getByText('offline')).toBeVisible();
  await expect(header.getByText(/last seen/)).toHaveCount(0);
});
