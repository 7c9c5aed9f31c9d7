import { googleClientId, type LocalGoogle, startGoogle } from '../../apps/server/test/startGoogle.ts';
import { callButton, endButton, enterCaller } from '../support/callPages.ts';
import { test as base, expect } from '../support/journey.ts';

/** A server whose calls need a passcode or a sign-in by Google. Google is a local server here, and its script one of ours. */
const test = base.extend<object, { google: LocalGoogle }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const google = await startGoogle();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  settings: ({ google }, use) =>
    use({
      VIDEO_PASSCODE: 'open sesame',
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_KEYS_URL: google.keysUrl,
    }),
});

test.use({ world: 'call-sign-in' });

test('calls of a server with a passcode are entered by it, or by Google, before anybody is rung', async ({
  browser,
  server,
  google,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const faults: string[] = [];
  const scripts: string[] = [];
  await context.route('https://accounts.google.com/**', async (route) => {
    scripts.push(route.request().url());
    const credential = await google.issue();
    const script = `window.google = { accounts: { id: {
      initialize: (options) => { window.chosen = options; },
      renderButton: (parent) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Sign in with Google';
        button.onclick = () => window.chosen.callback({ credential: ${JSON.stringify(credential)} });
        parent.append(button);
      },
    } } };`;
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  await enterCaller(page, 'Emma Clarke');
  expect(scripts).toEqual([]);
  await page.getByText('Marco Rossi').first().click();
  const call = callButton(page, 'Audio call');
  await call.click();
  await expect(page.getByRole('heading', { name: 'Sign in to the call' })).toBeVisible();
  const passcode = page.getByLabel('Passcode');
  await expect(passcode).toBeFocused();
  await passcode.fill('open');
  await passcode.press('Enter');
  await expect(page.getByText('Passcode is incorrect')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/chat/);

  await call.click();
  await passcode.fill('open sesame');
  await passcode.press('Enter');
  // Whoever of the demo is not there is answered for after a moment: then it is another button.
  await endButton(page).click();
  await expect(page).toHaveURL(/\/chat/);

  // Another tab signs in by itself.
  await page.evaluate(() => sessionStorage.clear());
  await call.click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await endButton(page).click();
  await expect(page).toHaveURL(/\/chat/);
  expect(new Set(scripts)).toEqual(new Set(['https://accounts.google.com/gsi/client']));
  expect(faults).toEqual([]);
  await context.close();
});
