import { preview } from 'vite';
import { holds, isVisible } from './holds.mjs';
import { openPage } from './openPage.mjs';

async function visible(report, statement, locator) {
  report.check(`two versions: ${statement}`, await isVisible(locator));
}

/** One Escape for each layer, whichever version it is of. */
async function checkEscape(report, page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached', timeout: 10_000 });
  await visible(
    report,
    'Escape closes the menu of one and leaves the dialog of the other',
    page.getByRole('dialog'),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 10_000 });
  const hasFocus = () => document.activeElement?.textContent === 'Settings';
  const back = await holds(page.waitForFunction(hasFocus, null, { timeout: 10_000 }));
  report.check('two versions: the focus goes back to what opened the dialog', back);
}

async function checkToast(report, statement, page) {
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await visible(report, statement, page.locator('[data-fr-toaster]').getByText('Copied'));
}

/** A patch release of the design system beside the one of the kit, then one that does not fit, then no provider at all. */
export async function checkTwoVersions(report, browser, app) {
  const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
  const address = server.resolvedUrls.local[0];
  try {
    const both = await openPage(browser);
    await both.page.goto(address);
    const italian = both.page.getByRole('textbox', { name: 'Scrivi un messaggio' });
    await visible(report, 'the provider of one sets the language of the other', italian);
    await checkToast(report, 'a toast of one is shown by the other', both.page);
    await checkEscape(report, both.page);
    const silent = both.complaints.length === 0;
    report.check('two versions: the console stays empty', silent, both.complaints.join('\n'));
    await both.close();

    const unfit = await openPage(browser);
    await unfit.page.goto(`${address}?minor`);
    const english = unfit.page.getByRole('textbox');
    await visible(report, 'the page is there beside a version that does not fit', english);
    const said = unfit.complaints.join('\n');
    const named = /0\.1\.\d \(http\S+\.js\) and 0\.2\.0 \(http\S+\.js\)/.test(said);
    report.check('two versions: one that does not fit is named with both files', named, said);
    await unfit.close();

    const alone = await openPage(browser);
    await alone.page.goto(`${address}?alone`);
    const write = alone.page.getByRole('textbox', { name: 'Write a message' });
    await visible(report, 'without a provider there is a conversation in English', write);
    await checkToast(report, 'without a provider toasts are shown', alone.page);
    await alone.close();
  } finally {
    await server.close();
  }
}
