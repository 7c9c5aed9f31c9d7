import { removeDirectionControls } from '@franca/contract';
import { cutText, isBlank } from '@franca/languages/text';
import { Parser } from 'htmlparser2';
import type { FetchedPage } from '../../ports/PageFetcher.ts';

/** What a page says about itself; `image` is an address that nobody has checked. */
export type PageFacts = {
  title: string;
  description: string | null;
  site: string | null;
  image: string | null;
};

const longest = { title: 200, description: 300, site: 100 };

/** Names of `<meta>` that say a thing, the best first. */
const metaOf = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  site: ['og:site_name', 'application-name'],
  image: ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src'],
} as const;

/** The words of a page in one line, as they may be stored and shown. */
function cleaned(value: string | undefined, max: number): string | null {
  const line = removeDirectionControls((value ?? '').toWellFormed())
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return isBlank(line) ? null : cutText(line, max);
}

function decode(bytes: Buffer, label: string): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The text in the encoding that the server or the page itself names; UTF-8 where neither does. */
function readText({ bytes, contentType }: FetchedPage): string {
  const said = /charset\s*=\s*["']?([\w-]+)/i;
  const beginning = bytes.subarray(0, 1024).toString('latin1');
  const label = said.exec(contentType)?.[1] ?? said.exec(beginning)?.[1] ?? 'utf-8';
  return decode(bytes, label);
}

/** Reads what a page says about itself; null where it has no title. */
export function readPage(page: FetchedPage): PageFacts | null {
  const meta = new Map<string, string>();
  let title = '';
  let isTitle = false;
  const parser = new Parser({
    onopentag: (name, { property, name: key, content }) => {
      isTitle = name === 'title' && title === '';
      const known = (property ?? key)?.toLowerCase();
      if (name === 'meta' && known !== undefined && content !== undefined && !meta.has(known))
        meta.set(known, content);
    },
    ontext: (words) => {
      if (isTitle) title += words;
    },
    onclosetag: () => {
      isTitle = false;
    },
  });
  parser.end(readText(page));
  const find = (names: readonly string[]): string | undefined =>
    names.map((name) => meta.get(name)?.trim()).find((value) => value !== undefined && value !== '');
  const shown = cleaned(find(metaOf.title) ?? title, longest.title);
  if (shown === null) return null;
  const description = cleaned(find(metaOf.description), longest.description);
  const image = find(metaOf.image);
  return {
    title: shown,
    description: description === shown ? null : description,
    site: cleaned(find(metaOf.site), longest.site),
    image: image === undefined ? null : (URL.parse(image, page.url)?.href ?? null),
  };
}
