import { expect, test } from '../support/journey.ts';
import { enterDemo } from '../support/people.ts';

const appScript = /\/assets\/app-[^/]*\.js/;

test('a shell in the chosen colours stands there before the app, and words where the app cannot come', async ({
  openPerson,
}) => {
  // A browser that keeps the pages would have the script at hand.
  const emma = await openPerson({ serviceWorkers: 'block' });
  await enterDemo(emma, 'Emma Clarke');
  await emma.evaluate(() =>
    localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', language: 'ar' })),
  );
  const shell = emma.locator('#loading-shell');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await emma.route(appScript, async (route) => {
    await held;
    await route.continue();
  });
  await emma.reload({ waitUntil: 'commit' });
  await expect(shell.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(shell).toHaveCSS('background-color', 'rgb(15, 20, 32)');
  await expect(emma.locator('html')).toHaveAttribute('dir', 'rtl');
  release();
  await expect(emma.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(shell).toHaveCount(0);
  await emma.unrouteAll({ behavior: 'wait' });

  await emma.route(appScript, (route) => route.abort());
  await emma.reload({ waitUntil: 'commit' });
  const said = shell.getByRole('alert');
  await expect(said).toContainText('تعذّر تحميل Franca');
  await emma.unrouteAll({ behavior: 'wait' });
  await said.getByRole('button').click();
  await expect(shell).toHaveCount(0);
  await expect(emma.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('the app and the sign-in say that they need scripts, where these are off', async ({ openPerson }) => {
  const person = await openPerson({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    followsProfile: true,
  });
  for (const path of ['/login', '/chat']) {
    await person.goto(path);
    // Playwright finds no text in it.
    const words = person.locator('noscript p[lang=vi]');
    await expect(words).toHaveText('Franca cần JavaScript.');
    await expect(words).toBeVisible();
  }
});

test('a browser that is too old is told so in its language, before a page that does nothing', async ({
  openPerson,
}) => {
  const person = await openPerson({ locale: 'vi-VN', serviceWorkers: 'block' });
  await person.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
  });
  for (const path of ['/login', '/chat']) {
    await person.goto(path);
    await expect(person.getByRole('alert')).toContainText('Trình duyệt của bạn quá cũ');
    await expect(person.getByRole('alert')).toContainText('Safari 17.4');
    await expect(person.locator('#root')).toBeHidden();
  }
  await person.goto('/');
  await expect(person.getByRole('alert')).toContainText('Firefox 128');
  await expect(person.getByRole('main')).toBeVisible();
});
