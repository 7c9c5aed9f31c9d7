import { checkAxe } from '../consumers/checkAxe.mjs';
import { holds, isVisible } from '../consumers/holds.mjs';
import { openPage } from '../consumers/openPage.mjs';

const write = async (page, text) => {
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
};
const messageIn = (page, text) => page.getByRole('article').filter({ hasText: text });

/**
 * Two people in a template of a conversation, who stay while the application is built with another version.
 *
 * @param {import('playwright').Browser} browser
 */
export async function openChat(browser) {
  const emma = await openPage(browser);
  const marco = await openPage(browser);
  const draft = 'Half a sen';
  let round = 0;

  /** Both write, each sees what the other wrote; what was written in an earlier round, and what was not sent, is still there. */
  const check = async (report, label, address) => {
    const say = (statement, isTrue, detail) => report.check(`${label}: ${statement}`, isTrue, detail);
    await Promise.all([emma.page.goto(address), marco.page.goto(`${address}/?as=marco`)]);
    say('the conversation is there', await isVisible(emma.page.getByRole('textbox')));
    if (round > 0) {
      const kept = messageIn(marco.page, `Is it ready, ${round - 1}?`);
      say('what was sent with the version before is there', await isVisible(kept));
      const field = emma.page.getByRole('textbox');
      const isIn = (words) => document.querySelector('textarea')?.value === words;
      const hasDraft = await holds(emma.page.waitForFunction(isIn, draft, { timeout: 10_000 }));
      say('and so is the draft that it kept', hasDraft, await field.inputValue());
    }
    await write(emma.page, `Is it ready, ${round}?`);
    say(
      'what one writes arrives at the other',
      await isVisible(messageIn(marco.page, `Is it ready, ${round}?`)),
    );
    await write(marco.page, `It is, ${round}.`);
    say('and the other way', await isVisible(messageIn(emma.page, `It is, ${round}.`)));
    await checkAxe(report, label, emma.page);
    await emma.page.getByRole('textbox').fill(draft);
    const complaints = [...emma.complaints.splice(0), ...marco.complaints.splice(0)];
    say('the console stays empty', complaints.length === 0, complaints.join('\n'));
    round += 1;
  };
  return { check, close: () => Promise.all([emma.close(), marco.close()]) };
}
