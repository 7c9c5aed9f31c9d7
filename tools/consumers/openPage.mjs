/**
 * Opens a page, and keeps what it asks for and what it complains about.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').BrowserContextOptions} [options]
 */
export async function openPage(browser, options) {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const requests = [];
  const complaints = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { context, page, requests, complaints, close: () => context.close() };
}
