import { preview } from 'vite';
import { holds } from './holds.mjs';
import { openPage } from './openPage.mjs';

/** The background of the button of a page, whether Tailwind is on it, and what the console says. */
async function lookAt(browser, address) {
  const { page, complaints, close } = await openPage(browser);
  const warned = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'warning',
    timeout: 3_000,
  });
  const isWarned = holds(warned);
  await page.goto(address, { waitUntil: 'networkidle' });
  const read = (element, name) => getComputedStyle(element).getPropertyValue(name);
  const ground = await page.getByRole('button').evaluate(read, 'background-color');
  const line = await page.getByRole('main').evaluate(read, 'text-decoration-line');
  await isWarned;
  await close();
  return { ground, hasTailwind: line === 'underline', said: complaints.join('\n') };
}

/**
 * Vite puts what several pages import into a sheet of its own, which is loaded first: the order of layers that another sheet
 * names comes too late then.
 */
export async function checkSeveralPages(report, browser, app) {
  const check = (statement, isTrue, detail) => report.check(`several pages: ${statement}`, isTrue, detail);
  const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
  const address = server.resolvedUrls.local[0];
  try {
    const plain = await lookAt(browser, `${address}plain.html`);
    check('a page without Tailwind has nothing to say', plain.said === '' && !plain.hasTailwind, plain.said);
    const ordered = await lookAt(browser, `${address}ordered.html`);
    check('a page with Tailwind has its classes', ordered.hasTailwind);
    check(
      'the order in the HTML keeps the looks of components',
      ordered.ground === plain.ground,
      ordered.ground,
    );
    check('and there is nothing to say', ordered.said === '', ordered.said);
    const unordered = await lookAt(browser, `${address}unordered.html`);
    check('without it the reset wins', unordered.ground !== plain.ground);
    const names = unordered.said.includes('<style>@layer base, fr;</style>');
    check('and the console of the built page says what to write', names, unordered.said);
  } finally {
    await server.close();
  }
}
