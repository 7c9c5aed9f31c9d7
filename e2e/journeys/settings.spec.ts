import { expect, test } from '../support/journey.ts';
import { enterDemo } from '../support/people.ts';

test('settings are kept in the browser, and the interface speaks a language that a machine translates', async ({
  openPerson,
}) => {
  const page = await openPerson();
  await enterDemo(page, 'Emma Clarke');
  await page.goto('/chat?dialog=settings');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  // By keyboard, and first what most people look for.
  await expect(dialog.getByRole('combobox', { name: 'Language of Franca' })).toBeFocused();
  const transcript = dialog.getByRole('switch', { name: 'Keep both languages in the transcript' });
  await expect(transcript).toBeChecked();
  await transcript.press('Space');
  expect(await page.evaluate(() => localStorage.getItem('settings'))).toBe('{"allLangTranscript":false}');
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark');
  await dialog.getByRole('combobox', { name: 'Text size' }).selectOption('Large');
  await expect(page.locator('html')).toHaveCSS('font-size', '18px');

  const language = dialog.getByRole('combobox', { name: 'Language of Franca' });
  await language.fill('Catalan');
  await page.getByRole('option', { name: 'Catalan' }).click();
  // Seven hundred sentences, by the engine that stands beside the server.
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca', { timeout: 60_000 });
  await expect(page.getByText('Traduït per una màquina')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Traduït per una màquina')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.frTheme)).toBe('dark');

  // Logged out, the choice stays, on the sign-in too.
  await page.goto('/chat?dialog=logOut');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where dates are written in another order, the forms of the country are offered once', async ({
  openPerson,
}) => {
  const page = await openPerson({ locale: 'en-GB' });
  await enterDemo(page, 'Emma Clarke');
  const offer = page.getByText('Show dates and times as in your country');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Show so' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search chats' })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goto('/chat?dialog=settings');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('combobox', { name: 'Date format' })).toHaveValue('country');
  await expect(dialog.getByRole('combobox', { name: 'Time format' })).toHaveValue('country');
  await expect(dialog.getByRole('option', { name: 'As in my country (26/11/2026)' })).toBeAttached();
});
