import { checkAxe } from '../consumers/checkAxe.mjs';
import { isVisible } from '../consumers/holds.mjs';
import { openPage } from '../consumers/openPage.mjs';

/** A call in the template of one: begun, muted and ended. */
export async function checkCall(report, label, browser, address) {
  const { page, complaints, close } = await openPage(browser);
  const check = (statement, isTrue, detail) => report.check(`${label}: ${statement}`, isTrue, detail);
  await page.goto(address);
  const begin = page.getByRole('button', { name: 'Call Lucía' });
  await begin.click();
  check('the other person is in the call', await isVisible(page.getByText('Lucía Ortega').first()));
  await page.getByRole('button', { name: /^Mute/ }).click();
  check('one can mute oneself', await isVisible(page.getByRole('button', { name: /^Unmute/ })));
  await checkAxe(report, label, page);
  await page.getByRole('button', { name: 'End call' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  check('the call ends', await isVisible(begin));
  check('the console stays empty', complaints.length === 0, complaints.join('\n'));
  await close();
}
