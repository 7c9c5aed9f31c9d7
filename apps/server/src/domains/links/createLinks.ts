import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LinkPreview } from '@franca/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Database } from '../../db/Database.ts';
import { linkPreviews } from '../../db/schema/links.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import { type PageFetcher, PageRefusedError } from '../../ports/PageFetcher.ts';
import type { Links } from './Links.ts';
import { makePicture, pictureTypes } from './makePicture.ts';

/** What previews are built on. */
export type LinksContext = {
  db: Database;
  clock: Clock;
  /** Keeps their pictures. */
  storage: FileStorage;
  /** Fetches pages and pictures; undefined where previews are switched off. */
  fetchPage: PageFetcher | undefined;
  /** Counts the pages that are fetched of one host. */
  limiter: RateLimiter;
  /** Put before addresses of pictures: `PUBLIC_URL` without a trailing slash when it is set, else empty. */
  baseUrl: string;
  /** Those of the previews that a message shows. */
  shownAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

type Row = typeof linkPreviews.$inferSelect;

const hour = 3_600_000;
/** A page's words are taken from here for a day; a page that could not be read is asked again after ten minutes. */
const keptMs = 24 * hour;
const emptyMs = hour / 6;
/** A message that is being sent still finds its preview after this. */
const graceMs = hour;
const shownMs = 24 * hour;
const pageBytes = 512 * 1024;
const pictureBytes = 3 * 1024 * 1024;
/** Fetches that this process carries on at once; more get no preview. */
const maxAtOnce = 32;

const pageTypes = ['text/html', 'application/xhtml+xml'];
const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex');
const storageKey = (id: string): string => `links/${id}`;

/** Fetches pages and keeps what they say about themselves (docs/behaviour/messages.md, Link previews). */
export function createLinks(context: LinksContext): Links {
  const { db, clock, storage, fetchPage, limiter, baseUrl, shownAmong } = context;
  const underWay = new Map<string, Promise<Row | undefined>>();

  const toPreview = (row: Row | undefined): LinkPreview | null => {
    if (!row || row.title === null) return null;
    const { id, url, host, title, description, site, hasPicture } = row;
    return {
      url,
      host,
      title,
      description,
      site,
      image: hasPicture ? `${baseUrl}/api/link/picture/${id}` : null,
    };
  };

  async function findFresh(url: string): Promise<Row | undefined> {
    const isFresh = and(eq(linkPreviews.urlHash, hashOf(url)), gt(linkPreviews.expiresAt, clock()));
    const [row] = await db
      .select()
      .from(linkPreviews)
      .where(isFresh)
      .orderBy(desc(linkPreviews.expiresAt))
      .limit(1);
    return row?.url === url ? row : undefined;
  }

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

  async function fetchRow(fetch: PageFetcher, url: string): Promise<Row> {
    const id = randomUUID();
    const page = await unlessRefused(() =>
      fetch({ url, types: pageTypes, maxBytes: pageBytes, isWhole: false }),
    );
    // Loaded where it is used, as what fetches is.
    const facts = page && (await import('./readPage.ts')).readPage(page);
    const hasPicture = facts?.image ? await keepPicture(fetch, { id, page: url, url: facts.image }) : false;
    const expiresAt = clock().getTime() + (facts ? keptMs : emptyMs);
    const row: Row = {
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

  async function fetchOnce(fetch: PageFetcher, url: string): Promise<Row | undefined> {
    const running = underWay.get(url);
    if (running) return running;
    if (underWay.size >= maxAtOnce) return undefined;
    const started = limiter('linkPreviewsPerHost', new URL(url).hostname)
      .then((seconds) => (seconds > 0 ? undefined : fetchRow(fetch, url)))
      .finally(() => underWay.delete(url));
    underWay.set(url, started);
    return started;
  }

  const normalize = (url: string): string => new URL(url).href;

  return {
    preview: async (address) => {
      if (!fetchPage) return null;
      const url = normalize(address);
      return toPreview((await findFresh(url)) ?? (await fetchOnce(fetchPage, url)));
    },
    findId: async (address) => {
      const row = fetchPage && (await findFresh(normalize(address)));
      return row && row.title !== null ? row.id : undefined;
    },
    find: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(linkPreviews)
        .where(and(inArray(linkPreviews.id, [...new Set(ids)]), isNotNull(linkPreviews.title)));
      return new Map(
        rows.flatMap((row) => {
          const preview = toPreview(row);
          return preview ? [[row.id, preview] as const] : [];
        }),
      );
    },
    openPicture: async (id) => {
      const stream = /^[0-9a-f-]{36}$/.test(id) ? await storage.open(storageKey(id)) : null;
      if (stream === null) throw new Refusal('file_not_found');
      return stream;
    },
    purge: async () => {
      const now = clock();
      const due = await db
        .select({ id: linkPreviews.id, hasPicture: linkPreviews.hasPicture })
        .from(linkPreviews)
        .where(lt(linkPreviews.purgeAt, now))
        .orderBy(asc(linkPreviews.purgeAt))
        .limit(500);
      const shown = await shownAmong(due.map(({ id }) => id));
      const kept = due.flatMap(({ id }) => (shown.has(id) ? [id] : []));
      const purgeAt = new Date(now.getTime() + shownMs);
      if (kept.length > 0)
        await db.update(linkPreviews).set({ purgeAt }).where(inArray(linkPreviews.id, kept));
      const gone = due.filter(({ id }) => !shown.has(id));
      for (const { id, hasPicture } of gone) {
        if (hasPicture) await storage.remove(storageKey(id));
        await db.delete(linkPreviews).where(eq(linkPreviews.id, id));
      }
      return gone.length;
    },
  };
}
