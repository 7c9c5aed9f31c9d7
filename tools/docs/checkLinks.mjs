import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The values of an attribute in the tags of a page; what looks like one in its words is none. */
const valuesOf = (html, name) =>
  [...html.matchAll(/<[a-z][^<>]*>/g)]
    .flatMap(([tag]) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? [])
    .map((value) => value.replaceAll('&amp;', '&'));

/** The pages of a built site by their paths; the Storybook beside them has checks of its own. */
export function readPages(site) {
  const files = readdirSync(site, { recursive: true }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('storybook/'),
  );
  return new Map(
    files.map((name) => [`/${name.replace(/index\.html$/, '')}`, readFileSync(join(site, name), 'utf8')]),
  );
}

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** What is wrong with a link of a page; null when it leads somewhere. */
function faultOf(href, from, { site, pages, ids }) {
  const { origin, pathname, hash } = new URL(href, `http://site${from}`);
  if (origin !== 'http://site') return null;
  const path = decodeURIComponent(pathname);
  if (!pages.has(path))
    return isFile(join(site, path)) ? null : `${from} links to ${path}, which is not there`;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || ids.get(path).has(id)
    ? null
    : `${from} links to ${path}#${id}, and no element has that id`;
}

/**
 * Follows every link of a built site, and looks for what a page would fetch from another host.
 *
 * @param {string} site folder
 * @returns {{ count: number, faults: string[] }}
 */
export function checkLinks(site) {
  const pages = readPages(site);
  const ids = new Map([...pages].map(([path, html]) => [path, new Set(valuesOf(html, 'id'))]));
  const faults = [];
  let count = 0;
  for (const [from, html] of pages) {
    for (const href of new Set(valuesOf(html, 'href'))) {
      count += 1;
      const fault = faultOf(href, from, { site, pages, ids });
      if (fault) faults.push(fault);
    }
    const foreign = valuesOf(html, 'src').filter((src) => /^(https?:)?\/\//.test(src));
    faults.push(...foreign.map((src) => `${from} fetches ${src}`));
  }
  return { count, faults };
}
