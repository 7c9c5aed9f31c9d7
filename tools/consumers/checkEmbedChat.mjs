import { preview } from 'vite';
import { checkAxe } from './checkAxe.mjs';
import { isVisible } from './holds.mjs';
import { openPage } from './openPage.mjs';

/** The kit's texts in other languages than English, by the names of their files. */
const languageFile = /\/(ar|es|fr|it|vi)-[^/]*\.js$/;

async function visible(report, statement, locator) {
  report.check(`embedded chat: ${statement}`, await isVisible(locator));
}

/** Both people of the example talk to each other: each message arrives on the other side, in the other language. */
async function talk(report, page) {
  const emma = page.locator('[data-side="emma"]');
  const omar = page.locator('[data-side="omar"]');
  await visible(report, 'what was said before is there, translated', omar.getByText('مرحبًا!'));
  await emma.getByRole('textbox', { name: 'Write a message' }).fill('Where is the train station?');
  await page.keyboard.press('Enter');
  await visible(
    report,
    'a message is in its language where it was written',
    emma.getByText('train station?'),
  );
  const arrived = omar.getByRole('article').filter({ hasText: 'أين محطة القطار؟' });
  await visible(report, 'it arrives on the other side, translated', arrived);
  await arrived.getByRole('button', { name: 'إظهار الأصل' }).click();
  await visible(
    report,
    'and its original is one press away',
    omar.getByRole('article').filter({ hasText: 'Where is' }),
  );
  await omar.getByRole('textbox').fill('بطيخ');
  await page.keyboard.press('Enter');
  await visible(report, 'what nobody can translate says so', emma.getByText('Translation unavailable'));
}

/** A theme, a kind of message and a tool that the application adds from outside of the kit. */
async function extend(report, page) {
  const emma = page.locator('[data-side="emma"]');
  const omar = page.locator('[data-side="omar"]');
  const conversation = emma.locator('section[data-chat-theme="Lagoon"]');
  await visible(report, 'a theme of the application is on', conversation);
  const bubble = await conversation.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--fr-bubble-own').trim(),
  );
  report.check('embedded chat: it paints', bubble === 'light-dark(#0d6470, #12606b)', bubble);
  // A pattern is a definition, which a browser never calls visible: that it is there is what can be asked.
  const patterns = await conversation.locator('pattern').count();
  report.check('embedded chat: and draws its picture', patterns > 0, `${patterns} patterns`);
  // Narrow as it is, the composer keeps its tools in a menu.
  await emma.getByRole('button', { name: 'Add to the message' }).click();
  await page.getByRole('menuitem').first().waitFor();
  const tools = await page.getByRole('menuitem').allTextContents();
  report.check(
    'embedded chat: the chosen tools are offered, and no other',
    tools.join() === 'Emoji,Propose to meet',
    tools.join(),
  );
  await page.getByRole('menuitem', { name: 'Propose to meet' }).click();
  const proposal = omar.getByRole('article').filter({ hasText: 'هل نلتقي؟' });
  await visible(report, 'a kind of the application arrives, drawn by its own component', proposal);
}

/** Runs the example as it was built from the packed packages. */
export async function checkEmbedChat(report, browser, app) {
  const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
  try {
    const address = server.resolvedUrls.local[0];
    const { page, requests, complaints, close } = await openPage(browser);
    await page.goto(address);
    await talk(report, page);
    await extend(report, page);
    await checkAxe(report, 'embedded chat', page);
    const outside = requests.filter((url) => !url.startsWith(address) && !/^(data|blob):/.test(url));
    report.check('embedded chat: nothing is asked of anybody else', outside.length === 0, outside.join('\n'));
    const languages = requests.flatMap((url) => languageFile.exec(url)?.[1] ?? []);
    report.check(
      'embedded chat: only its own languages are loaded',
      languages.join() === 'ar',
      languages.join(),
    );
    report.check('embedded chat: the console stays empty', complaints.length === 0, complaints.join('\n'));
    await close();
  } finally {
    await server.close();
  }
}
