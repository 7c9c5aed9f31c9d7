import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uiLanguageTags } from '@franca/languages';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const script = readFileSync(join(root, 'public/browser-check.js'), 'utf8');

/** What the script asks of a browser that has all. */
const newBrowser = {
  AbortSignal: { any: () => {} },
  URL: { canParse: () => true },
  Intl: { Segmenter: class {} },
  CSS: { supports: () => true },
};

/**
 * Runs the script in a page.
 *
 * @param body what stands in it
 * @param browser what differs from a new browser
 */
function open(body: string, browser: object = {}, languages: readonly string[] = ['en-AU'], kept = 'null') {
  const page = new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');
  const create = page.createElement.bind(page);
  page.createElement = ((name: string) =>
    name === 'script' ? { noModule: false } : create(name)) as typeof page.createElement;
  const run = new Function('window', 'document', 'localStorage', 'navigator', script);
  run({ ...newBrowser, ...browser }, page, { getItem: () => kept }, { languages });
  return page;
}

const app = '<div id="loading-shell">Loading</div><div id="root"></div>';
const notice = (page: Document) => page.querySelector<HTMLElement>('[role=alert]');

test('a new browser is told nothing', () => {
  const page = open(app);
  expect(notice(page)).toBeNull();
  expect(page.getElementById('loading-shell')?.style.display).toBe('');
});

test.each([
  ['combines no signals', { AbortSignal: {} }],
  ['knows no signals at all', { AbortSignal: undefined }],
  ['does not check addresses', { URL: {} }],
  ['does not take words apart', { Intl: {} }],
  ['knows less of style sheets', { CSS: { supports: () => false } }],
  ['has nothing of them', { CSS: undefined }],
])('a browser that %s is told so in place of the app', (_, browser) => {
  const page = open(app, browser);
  expect(notice(page)?.textContent).toContain('too old for Franca');
  expect(notice(page)?.textContent).toContain('Safari 17.4');
  expect(page.getElementById('loading-shell')?.style.display).toBe('none');
});

test('a page of text stays below the words', () => {
  const page = open('<main>Terms</main>', { CSS: undefined });
  expect(notice(page)?.nextElementSibling?.tagName).toBe('MAIN');
  expect(page.querySelector('main')?.style.display).toBe('');
});

test.each(uiLanguageTags)('it is said in %s, with its direction', (tag) => {
  const said = notice(open(app, { CSS: undefined }, ['zu', `${tag}-XX`]));
  expect(said?.lang).toBe(tag);
  expect(said?.dir).toBe(tag === 'ar' ? 'rtl' : 'ltr');
  const chosen = JSON.stringify({ language: tag });
  expect(notice(open(app, { CSS: undefined }, ['de'], chosen))?.lang).toBe(tag);
});

test.each(['index.html', 'login.html'])('%s says in every language that it needs scripts', (file) => {
  const page = new DOMParser().parseFromString(readFileSync(join(root, file), 'utf8'), 'text/html');
  const said = [...page.querySelectorAll<HTMLElement>('noscript p')].map(({ lang, dir, textContent }) => ({
    tag: lang || page.documentElement.lang,
    isToLeft: dir === 'rtl',
    isSaid: /Franca.*JavaScript/.test(textContent),
  }));
  const wanted = uiLanguageTags.map((tag) => ({ tag, isToLeft: tag === 'ar', isSaid: true }));
  expect(said).toEqual(expect.arrayContaining(wanted));
  expect(said).toHaveLength(wanted.length);
});

/** The versions of browsers that a text names together. */
const versionsIn = (text: string): readonly (readonly (string | undefined)[])[] =>
  [...text.matchAll(/Edge ([\d.]*\d).*?Firefox ([\d.]*\d).*?Safari ([\d.]*\d)/g)].map(
    ([, ...named]) => named,
  );

test('the check, the help and the documents name the same browsers', () => {
  const project = join(root, '../..');
  const named = [
    'README.md',
    'docs/behaviour/shell.md',
    ...uiLanguageTags.map((tag) => `docs/help/${tag}/offline.md`),
  ].map((file) => [file, versionsIn(readFileSync(join(project, file), 'utf8'))]);
  const versions = versionsIn(script);
  expect(versions).toHaveLength(uiLanguageTags.length);
  expect(versions).toEqual(uiLanguageTags.map(() => versions[0]));
  expect(named).toEqual(named.map(([file]) => [file, [versions[0]]]));
});

test('what no build writes for older browsers does without what is newer than they are', () => {
  const sheets = readdirSync(join(root, 'public')).filter((name) => name.endsWith('.css'));
  expect(sheets).toContain('terms.css');
  for (const sheet of sheets)
    expect(readFileSync(join(root, 'public', sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')).not.toContain(
      'light-dark',
    );
});

test('every page has the check, and an old browser can read it', () => {
  for (const page of ['index.html', 'login.html', 'src/landing/render.tsx'])
    expect(readFileSync(join(root, page), 'utf8')).toContain('<script defer src="/browser-check.js"');
  const code = script.replaceAll(/\/\/.*$/gm, '');
  expect(code).not.toMatch(/=>|\b(let|const|class|async)\b|`|\?\.|\?\?|\.\.\.|,\s*\)|catch \{/);
});
