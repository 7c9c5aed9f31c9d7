import { openPage } from './openPage.mjs';

/** What a row says: its words with their language and direction, and the heading above it. */
function readRow(row) {
  const words = row.querySelector('[dir="auto"] [lang]');
  return {
    direction: words?.closest('[dir]')?.getAttribute('dir'),
    language: words?.getAttribute('lang'),
    text: words?.textContent ?? '',
    time: row.querySelector('time')?.textContent ?? '',
    all: row.textContent,
  };
}

const isInView = (element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

async function checkStill(report, browser, address) {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(address);
  const check = (statement, holds, detail) => report.check(`served chat: ${statement}`, holds, detail);
  check('the header is there', await page.getByRole('heading', { name: 'Lucía Fernández' }).isVisible());
  check('the composer is there', await page.getByRole('textbox', { name: 'Write a message' }).isVisible());
  const articles = page.getByRole('article');
  const rows = await Promise.all((await articles.all()).map((article) => article.evaluate(readRow)));
  check('a page of messages is there', rows.length === 20, `${rows.length} of 20`);
  const silent = rows.filter(
    ({ text, language, direction }) => !text || language !== 'en' || direction !== 'auto',
  );
  check('every message has its words, language and direction', silent.length === 0, JSON.stringify(silent));
  const days = rows.filter(({ all }) => /^[A-Z][a-z]{2} \d+, \d{4}/.test(all));
  check(
    'days have headings',
    days.length === 1 && days[0].all.startsWith('Nov 20, 2026'),
    JSON.stringify(days),
  );
  // Some versions of ICU put a narrow space before AM and PM.
  const lastTime = rows.at(-1)?.time.replace(/\s/u, ' ');
  check('times are in UTC', lastTime === '12:10 AM', lastTime);
  check('the newest message is in view before any script has run', await articles.last().evaluate(isInView));
  await close();
}

async function checkAwake(report, browser, address) {
  const zone = { timezoneId: 'Pacific/Auckland', locale: 'en-GB' };
  const { context, page, complaints, close } = await openPage(browser, zone);
  // What this device remembers and no server knows.
  await context.addInitScript(() => localStorage.setItem('franca-chat/viewer/draft/demo', 'Half a sen'));
  await page.goto(address, { waitUntil: 'networkidle' });
  const check = (statement, holds, detail) => report.check(`served chat: ${statement}`, holds, detail);
  const field = page.getByRole('textbox', { name: 'Write a message' });
  check('a draft appears once the page is hydrated', (await field.inputValue()) === 'Half a sen');
  const last = page.getByRole('article').last();
  const { time } = await last.evaluate(readRow);
  check('times are the reader’s once the page is hydrated', time.replace(/\s/u, ' ') === '1:10 PM', time);
  check('the newest message is in view', await last.evaluate(isInView));
  await field.fill('A whole one');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('article').filter({ hasText: 'A whole one' });
  await sent.waitFor({ timeout: 10_000 });
  check('and it can be written in', await sent.evaluate(isInView));
  check('it hydrates without a word', complaints.length === 0, complaints.join('\n'));
  await close();
}

/** A conversation that a server renders, in a browser without scripts and in one of another time zone. */
export async function checkServerChat(report, browser, address) {
  await checkStill(report, browser, `${address}/chat`);
  await checkAwake(report, browser, `${address}/chat`);
}
