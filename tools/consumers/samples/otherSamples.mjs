import { isVisible } from '../holds.mjs';

const languages = 'packages-languages-README';

/** How each piece of code in the documents of the other packages is run, and what must become of it. */
export const otherSamples = [
  { page: 'packages-contract-README', word: 'endpoints.chat.send.body', run: 'return "";', result: '' },
  { page: 'packages-contract-README', word: 'requests.chat.send.path', run: 'return "";', result: '' },
  { page: languages, word: 'chooseUiLanguage([', run: 'return "";', result: '' },
  { page: languages, word: 'cleanPhone(', run: 'return "";', result: '' },
  {
    page: 'packages-ui-README',
    word: 'export const Profile',
    run: 'return <m.Profile />;',
    check: async (check, page) =>
      check('the field has its name', await isVisible(page.getByRole('textbox', { name: 'Name' }))),
  },
  { page: 'packages-ui-README', word: '@franca/ui/Button.css', run: 'return "";', result: '' },
  {
    page: 'packages-ui-README',
    word: 'export const Arabic',
    run: 'return <m.Arabic><p>Words</p></m.Arabic>;',
    check: async (check, page) =>
      check('the page runs from right to left', await isVisible(page.locator('html[dir="rtl"]'))),
  },
  {
    page: 'packages-ui-README',
    word: 'export const Page = ({ locale',
    run: `const { renderToStaticMarkup } = await import('react-dom/server'); const html = renderToStaticMarkup(<m.Page locale="ar">x</m.Page>); return { isMarked: html.includes('dir="rtl"') && html.includes('data-fr-page') };`,
    result: { isMarked: true },
  },
  { page: 'packages-ui-README', word: "createSlot('Tile'", run: 'return <m.Page />;', shows: ['Linh!'] },
];
