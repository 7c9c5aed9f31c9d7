import { launchBrowser } from './launchBrowser.ts';
import { serveFolder } from './serveFolder.ts';

/** Pages of the site with something that only they show. */
const pages = [
  { path: '', heading: 'Start here' },
  { path: '?path=/docs/actions-button--docs', heading: 'Button' },
  { path: '?path=/story/foundations-colours--light-and-dark', heading: 'Dark' },
];

/** Opens pages of a static Storybook as a person does, and reports errors and requests to other hosts. */
export async function openSite(storybook: string): Promise<{ opened: number; problems: string[] }> {
  const server = await serveFolder(storybook);
  const browser = await launchBrowser();
  const problems: string[] = [];
  let opened = 0;
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.address))
        problems.push(`It asked for ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`Missing in the site: ${response.url()}`);
    });
    page.on('pageerror', (error) => problems.push(`The site failed: ${error.message}`));
    for (const { path, heading } of pages) {
      await page.goto(server.address + path);
      const preview = page.frameLocator('#storybook-preview-iframe');
      try {
        await preview.getByRole('heading', { name: heading }).first().waitFor();
        opened += 1;
      } catch {
        problems.push(`No heading "${heading}" at ${path || 'the first page'}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return { opened, problems };
}
