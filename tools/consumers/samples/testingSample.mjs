import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bootstrap/paths.mjs';
import { isVisible } from '../holds.mjs';

const cssBlock = /^```css\n([\s\S]*?)^```$/gm;

/** The selectors of parts of a conversation that the guide shows. */
function documentedSelectors() {
  const guide = readFileSync(join(root, 'packages/chat-kit/guide/theming.md'), 'utf8');
  const rules = [...guide.matchAll(cssBlock)].map(([, code]) => code).join('\n');
  return [...rules.matchAll(/^\.support-chat (\S.*) \{$/gm)].map(([, selector]) => selector);
}

/** The example of a test as it stands in the README of chat-kit; with it, the selectors of its guide. */
export const testingSample = {
  name: 'example-of-a-test',
  page: 'packages-chat-kit-README',
  word: 'manualClock',
  code: (path) => `import { answer, chat as shown } from '${path}'; Object.assign(window, { answer });`,
  async check(check, page) {
    const field = page.getByRole('textbox');
    check('the conversation is on the page', await isVisible(field));
    await field.fill('Is it there?', { timeout: 10_000 });
    await field.press('Enter');
    const own = page.getByRole('article').filter({ hasText: 'Is it there?' });
    check('what is sent stands among the messages', await isVisible(own));
    const selectors = documentedSelectors();
    check('the guide shows selectors', selectors.length > 0);
    for (const selector of selectors) {
      check(`${selector} of the guide matches something`, (await page.locator(selector).count()) > 0);
    }
    check('the other side types', await isVisible(page.getByText(/typing/).first()));
    await page.evaluate(() => window.answer());
    const translated = page.getByRole('article').filter({ hasText: 'Yes.' });
    check('the answer comes, translated', await isVisible(translated));
  },
};
