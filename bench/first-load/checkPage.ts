import type { Page } from 'playwright';

/** What a page lacks, as sentences; nothing where all is well. */
export interface PageFindings {
  /** What Lighthouse counts among the best practices, and a page on the loopback interface can have. */
  readonly practices: readonly string[];
  /** What search engines want. */
  readonly search: readonly string[];
}

/** Makes the checks of Lighthouse that need no judgement, in the page as it stands. */
export async function checkPage(page: Page): Promise<PageFindings> {
  const robots = await page.request.get(new URL('/robots.txt', page.url()).href);
  const findings = await page.evaluate(() => {
    const failed = (checks: Readonly<Record<string, boolean>>) =>
      Object.entries(checks).flatMap(([sentence, holds]) => (holds ? [] : [sentence]));
    const { head, images, links } = document;
    const content = (name: string) =>
      head.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
    const vague = /^(click here|here|learn more|more|this|link)$/i;
    return {
      practices: failed({
        'the document has a doctype': document.doctype?.name === 'html',
        'the charset is declared': document.characterSet === 'UTF-8',
        'pasting into fields is allowed': [...document.querySelectorAll('input')].every(
          (field) => !field.onpaste,
        ),
        'pictures are as large as their files': [...images].every(
          ({ naturalWidth, naturalHeight, width, height }) =>
            naturalWidth === 0 ||
            height === 0 ||
            Math.abs(naturalWidth / naturalHeight - width / height) < 0.1,
        ),
        'no permission is asked for': Notification.permission !== 'granted',
        'zooming is allowed': !/user-scalable=no|maximum-scale=1\b/.test(content('viewport')),
      }),
      search: failed({
        'there is a title': document.title !== '',
        'there is a description': content('description') !== '',
        'the language is declared': document.documentElement.lang !== '',
        'the viewport is declared': content('viewport').includes('width=device-width'),
        'indexing is allowed': !content('robots').includes('noindex'),
        'links have an address': [...document.querySelectorAll('a')].every((link) =>
          link.hasAttribute('href'),
        ),
        'links say where they lead': [...links].every((link) => !vague.test(link.textContent.trim())),
        'the languages are linked whole': [...head.querySelectorAll<HTMLLinkElement>('link[hreflang]')].every(
          ({ href, hreflang }) => href.startsWith('http') && hreflang !== '',
        ),
        'the canonical address is whole':
          head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.startsWith('http') ?? true,
      }),
    };
  });
  const isAllowed = robots.ok() && /^User-agent: \*$/m.test(await robots.text());
  return { ...findings, search: [...findings.search, ...(isAllowed ? [] : ['robots.txt allows the page'])] };
}
