import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Database } from '../../db/Database.ts';
import { linkPreviews } from '../../db/schema/links.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { type PageFetcher, PageRefusedError } from '../../ports/PageFetcher.ts';
import { makePicture, pictureTypes } from './makePicture.ts';

/** What fetching previews needs. */
export type PreviewFetcherOptions = {
  db: Database;
  clock: Clock;
  /** Keeps their pictures. */
  storage: FileStorage;
  /** Counts the pages that are fetched of one host. */
  limiter: RateLimiter;
};

/** A stored preview; without a title where the page says nothing. */
export type PreviewRow = typeof linkPreviews.$inferSelect;

const hour = 3_600_000;
/** A page's words are taken from here for a day; a page that could not be read is asked again after ten minutes. */
const keptMs = 24 * hour;
const emptyMs = hour / 6;
/** A message that is being sent still finds its preview after this. */
const graceMs = hour;
const pageBytes = 512 * 1024;
const pictureBytes = 3 * 1024 * 1024;
/** Fetches that this process carries on at once; more get no preview. */
const maxAtOnce = 32;

const pageTypes = ['text/html', 'application/xhtml+xml'];
/** By which the previews of an address are found; addresses are longer than an index takes. */
export const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex');
/** Where the picture of a preview is stored. */
export const storageKey = (id: string): string => `links/${id}`;

/** Fetches pages and stores what they say about themselves; of those that are asked for at once each is fetched once. */
export function createPreviewFetcher({ db, clock, storage, limiter }: PreviewFetcherOptions) {
  const underWay = new Map<string, Promise<PreviewRow | undefined>>();

  /** What a page that may be anybody's gives; nothing of it is allowed to end the request. */
  async function unlessRefused<Value>(get: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await get();
    } catch (error) {
      if (error instanceof PageRefusedError) return undefined;
      throw error;
    }
  }

  async function keepPicture(
    fetch: PageFetcher,
    { id, page, url }: { id: string; page: string; url: string },
  ): Promise<boolean> {
    const found = await unlessRefused(() =>
      fetch({ url, types: pictureTypes, maxBytes: pictureBytes, isWhole: true }),
    );
    // A broken picture is no reason to go without the words.
    const picture = found && (await makePicture(found.bytes).catch(() => undefined));
    if (!picture) return false;
    // Before its bytes: a crash in between leaves a row by which they are found and removed.
    const now = clock();
    const purgeAt = new Date(now.getTime() + graceMs);
    const unfinished = { id, urlHash: hashOf(page), url: page, host: new URL(page).host, hasPicture: true };
    await db.insert(linkPreviews).values({ ...unfinished, expiresAt: now, purgeAt });
    const options = { maxBytes: picture.length, contentType: 'image/webp' };
    await storage.save(storageKey(id), Readable.from([picture]), options);
    return true;
  }

  async function fetchRow(fetch: PageFetcher, url: string): Promise<PreviewRow> {
    const id = randomUUID();
    const page = await unlessRefused(() =>
      fetch({ url, types: pageTypes, maxBytes: pageBytes, isWhole: false }),
    );
    // Loaded where it is used, as what fetches is.
    const facts = page && (await import('./readPage.ts')).readPage(page);
    const hasPicture = facts?.image ? await keepPicture(fetch, { id, page: url, url: facts.image }) : false;
    const expiresAt = clock().getTime() + (facts ? keptMs : emptyMs);
    const row: PreviewRow = {
      id,
      urlHash: hashOf(url),
      url,
      host: new URL(page?.url ?? url).host,
      title: facts?.title ?? null,
      description: facts?.description ?? null,
      site: facts?.site ?? null,
      hasPicture,
      expiresAt: new Date(expiresAt),
      purgeAt: new Date(expiresAt + graceMs),
    };
    await db.insert(linkPreviews).values(row).onConflictDoUpdate({ target: linkPreviews.id, set: row });
    return row;
  }

  return async (fetch: PageFetcher, url: string): Promise<PreviewRow | undefined> => {
    const running = underWay.get(url);
    if (running) return running;
    if (underWay.size >= maxAtOnce) return undefined;
    const started = limiter('linkPreviewsPerHost', new URL(url).hostname)
      .then((seconds) => (seconds > 0 ? undefined : fetchRow(fetch, url)))
      .finally(() => underWay.delete(url));
    underWay.set(url, started);
    return started;
  };
}
