import { openPage } from '../consumers/openPage.mjs';

/**
 * What people look for: the words of the links that lead there from the first page, and a word of the code that answers it.
 */
const questions = [
  { asks: 'a theme of our own', follow: ['a theme of our own'], answer: 'ChatTheme' },
  {
    asks: 'a kind of message of our own',
    follow: ['show a kind of message of our own'],
    answer: 'KindDefinition',
  },
  { asks: 'hide a tool', follow: ['leave out a tool of the composer'], answer: 'composerTools' },
  { asks: '24 hours', follow: ['write times with 24 hours'], answer: 'hour12: false' },
  { asks: 'German', follow: ['have it in German'], answer: 'locale="de"' },
  { asks: 'read only', follow: ['show a conversation that can only be read'], answer: 'readOnly' },
  { asks: 'two conversations', follow: ['have two conversations on a page'], answer: 'ChatList' },
  { asks: 'Next', follow: ['render it in Next'], answer: "'use client'" },
  { asks: 'a test', follow: ['test it'], answer: 'createLivelyPort' },
  { asks: 'upgrade', follow: ['upgrade'], answer: 'npm install @franca/ui@latest' },
];

/** Clicks that somebody may need. */
const most = 2;

/** Whether a text stands between the heading that the address names and the next one of its level, or on the page where it names none. */
const standsThere = (page, text) =>
  page.evaluate((wanted) => {
    const heading = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (location.hash && !heading) return false;
    if (!heading) return document.querySelector('main').textContent.includes(wanted);
    const [start] = [heading.closest('.sl-heading-wrapper') ?? heading];
    const level = heading.tagName;
    let words = '';
    for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
      const inner = next.matches('h1, h2, h3, h4')
        ? next
        : next.querySelector(':scope > :is(h1, h2, h3, h4)');
      if (inner && inner.tagName <= level) break;
      words += next.textContent;
    }
    return words.includes(wanted);
  }, text);

/** Follows the links of the first page to ten answers, with real clicks. */
export async function checkAnswers(report, browser, address) {
  for (const { asks, follow, answer } of questions) {
    const { page, close } = await openPage(browser);
    await page.goto(address);
    for (const name of follow)
      await page.getByRole('main').getByRole('link', { name, exact: true }).click({ timeout: 5_000 });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const holds = follow.length <= most && (await standsThere(page, answer));
    report.check(
      `“${asks}” is answered within ${most} clicks`,
      holds,
      `${page.url()} does not say ${answer}`,
    );
    await close();
  }
}
