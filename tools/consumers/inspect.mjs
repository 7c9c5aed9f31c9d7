import { isVisible } from './holds.mjs';

/** Where each component shows a colour of the theme: the element, the property, the token. */
const colours = [
  ['Button', ({ page }) => page.getByRole('button', { name: 'Save' }), 'background-color', '--fr-primary'],
  ['Badge', ({ part }) => part('Badge'), 'background-color', '--fr-primary'],
  ['TextField', ({ page }) => page.getByRole('textbox', { name: 'Name' }), 'color', '--fr-text'],
  ['Select', ({ page }) => page.getByRole('combobox', { name: 'Language' }), 'color', '--fr-text'],
  ['Checkbox', ({ page }) => page.getByRole('checkbox'), 'background-color', '--fr-primary'],
  ['Switch', ({ page }) => page.getByRole('switch'), 'background-color', '--fr-primary'],
  ['Tabs', ({ page }) => page.getByRole('tab', { selected: true }), 'color', '--fr-primary-text'],
  ['Avatar', ({ part }) => part('Avatar').locator('span').first(), 'color', '--fr-on-resend-soft'],
  ['Banner', ({ part }) => part('Banner'), 'background-color', '--fr-primary-soft'],
  ['ProgressBar', ({ page }) => page.getByRole('progressbar'), 'color', '--fr-primary'],
];
const dialog = ['Dialog', ({ page }) => page.getByRole('dialog'), 'background-color', '--fr-surface-raised'];

/** The names of the components that are in the page from the start. */
export const shown = colours.map(([name]) => name);

/** Compares the computed colour of an element with that of a fresh one that is given the token. */
function readColours(element, [property, token]) {
  const probe = document.createElement('i');
  probe.style.setProperty(property, `var(${token})`);
  document.body.append(probe);
  const wanted = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  const defined = getComputedStyle(document.body).getPropertyValue(token) !== '';
  return { defined, found: getComputedStyle(element).getPropertyValue(property), wanted };
}

async function checkOne(report, label, page, [name, find, property, token]) {
  const part = (value) => page.locator(`[data-part="${value}"]`);
  const element = find({ page, part });
  const visible = await isVisible(element);
  report.check(`${label}: ${name} is visible`, visible);
  if (!visible) return;
  const { defined, found, wanted } = await element.evaluate(readColours, [property, token]);
  report.check(
    `${label}: ${name} wears ${token}`,
    defined && found === wanted,
    `${property} is ${found}, not ${defined ? wanted : 'defined'}`,
  );
}

/** Checks that the ten components are visible and wear the colours of the theme. */
export async function checkGallery(report, label, page) {
  for (const colour of colours) await checkOne(report, label, page, colour);
}

/** Presses what can be pressed: a button that counts, and one that opens a dialog which Escape closes. */
export async function checkPressing(report, label, page) {
  await page.getByRole('button', { name: 'Save' }).click();
  const counted = await page.getByText('saved 1').isVisible();
  report.check(`${label}: a press is answered`, counted);
  const trigger = page.getByRole('button', { name: 'Settings' });
  await trigger.click();
  await checkOne(report, label, page, dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 10_000 });
  const back = await trigger.evaluate((element) => element === document.activeElement);
  report.check(`${label}: the dialog gives the focus back`, back);
}
