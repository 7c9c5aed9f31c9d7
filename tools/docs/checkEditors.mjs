import { isVisible } from '../consumers/holds.mjs';
import { openPage } from '../consumers/openPage.mjs';
import { readPages } from './checkLinks.mjs';

const decodeAttribute = (text) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The examples of every page that can be edited, by the path of the page. */
function readEditors(site) {
  const pages = [...readPages(site)].filter(([path]) => !path.startsWith('/ar/'));
  return pages.flatMap(([path, html]) =>
    [...html.matchAll(/<franca-editor[^>]* examples="([^"]*)"/g)].flatMap(([, list]) =>
      JSON.parse(decodeAttribute(list)).map(([name, code]) => ({ path, name, code })),
    ),
  );
}

/** Lets the frame of the editors draw a piece of code; resolves with '' or with what is wrong. */
const draw = (page, code, run) =>
  page.evaluate(
    ([text, number]) =>
      new Promise((resolve) => {
        const frame = document.querySelector('iframe');
        const timer = setTimeout(() => resolve('nothing is drawn within ten seconds'), 10_000);
        const listen = ({ data }) => {
          if (data.run !== number) return;
          removeEventListener('message', listen);
          clearTimeout(timer);
          const root = frame.contentDocument.getElementById('example');
          // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts, and a script has text too
          const isEmpty = root.childElementCount === 0 && frame.contentDocument.body.innerText.trim() === '';
          if (data.type === 'failed') resolve(data.reason);
          else resolve(isEmpty ? 'nothing is on the page' : '');
        };
        addEventListener('message', listen);
        const message = { type: 'run', run: number, code: text, theme: 'light', locale: 'en' };
        frame.contentWindow.postMessage(message, location.origin);
      }),
    [code, run],
  );

/** Components that have nothing to show before somebody does something. */
const silent = ['/ui/components/toaster/'];

async function drawAll(report, browser, address, examples) {
  const { page, close } = await openPage(browser);
  await page.goto(`${address}404.html`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => data.type === 'ready' && resolve());
        const frame = document.createElement('iframe');
        frame.src = '/live/';
        document.body.append(frame);
      }),
  );
  for (const [run, { path, name, code }] of examples.entries()) {
    const fault = await draw(page, code, run + 1);
    const holds = fault === '' || (silent.includes(path) && fault === 'nothing is on the page');
    report.check(`${path}, “${name}”: the example to edit is drawn`, holds, fault);
  }
  await close();
}

async function editOne(report, browser, address) {
  const { page, close } = await openPage(browser);
  await page.goto(`${address}ui/components/button/`);
  const editor = page.locator('franca-editor');
  await editor.getByRole('button', { name: /Edit and run/ }).click();
  const inside = editor.frameLocator('iframe');
  report.check(
    'the editor draws its example',
    await isVisible(inside.getByRole('button', { name: 'Send code' })),
  );
  const code = editor.getByRole('textbox', { name: 'Code of the example' });
  const replace = async (text) => {
    await code.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  };
  const imports = "import { Button } from '@franca/ui/Button';\n";
  await replace(`${imports}export const App = () => <Button variant="block">Leave the group</Button>;`);
  const changed = inside.getByRole('button', { name: 'Leave the group' });
  report.check('what is written is drawn', await isVisible(changed));
  report.check('with the changed prop', (await changed.getAttribute('data-variant')) === 'block');
  await replace(`${imports}export const App = () => <Button>Leave`);
  const status = editor.getByRole('status');
  report.check('a mistake is named', await isVisible(status.filter({ hasText: /SyntaxError/ })));
  report.check('and what was drawn before stays', await isVisible(changed));
  await replace("import { x } from 'left-pad';\nexport const App = () => x;");
  report.check(
    'a package that is not here is named',
    await isVisible(status.filter({ hasText: /left-pad/ })),
  );
  await editor.getByRole('button', { name: 'Reset' }).click();
  report.check(
    'Reset brings the example back',
    await isVisible(inside.getByRole('button', { name: 'Send code' })),
  );
  await editor.getByLabel('Language').selectOption('ar');
  report.check('it follows the chosen language', await isVisible(inside.locator('html[dir="rtl"]')));
  await close();
}

/** Draws every example that can be edited, and edits one. */
export async function checkEditors(report, browser, address, site) {
  const examples = readEditors(site);
  const components = [...readPages(site).keys()].filter((path) => /^\/[a-z-]+\/components\//.test(path));
  const bare = components.filter((path) => !examples.some((example) => example.path === path));
  report.check(`${components.length} components have an example to edit`, bare.length === 0, bare.join(', '));
  await drawAll(report, browser, address, examples);
  await editOne(report, browser, address);
}
