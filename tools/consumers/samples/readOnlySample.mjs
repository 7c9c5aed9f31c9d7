import { isVisible } from '../holds.mjs';

/** What others in a conversation would notice. */
const ofWriters = ['Reply', 'Edit', 'Pin', 'Recall'];

/** The recipe of a conversation that can only be read. */
export const readOnlySample = {
  name: 'recipe-read-only',
  page: 'packages-chat-kit-guide-recipes',
  word: 'readOnly composerNotice',
  code: (path) => `
    import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';
    import { FrancaProvider } from '@franca/ui/provider';
    import { Archive } from '${path}';
    const port = createDemoPort({ count: 6 });
    const shown = (
      <FrancaProvider locale="en">
        <DemoChat port={port}>
          <main style={{ blockSize: '100dvh' }}><Archive topic={demoTopic()} /></main>
        </DemoChat>
      </FrancaProvider>
    );`,
  async check(check, page) {
    check(
      'the reason stands under the messages',
      await isVisible(page.getByText('This conversation is closed.')),
    );
    check('there is no composer', (await page.getByRole('textbox').count()) === 0);
    const own = page.locator('article[data-own]').last();
    await own.hover({ timeout: 10_000 });
    await own.getByRole('button', { name: 'Message actions' }).click();
    const menu = page.getByRole('menu');
    check('an own message has a menu', await isVisible(menu));
    const offered = await menu.getByRole('menuitem').allTextContents();
    check('a message can be copied', offered.includes('Copy'), offered.join(', '));
    const wrong = ofWriters.filter((name) => offered.includes(name));
    check('nothing is offered that others would notice', wrong.length === 0, wrong.join(', '));
  },
};
