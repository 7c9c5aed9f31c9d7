import type { LinkPreview } from '@franca/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { linkPreviews } from '../../db/schema/links.ts';
import type { PageFetcher } from '../../ports/PageFetcher.ts';
import {
  createPreviewFetcher,
  hashOf,
  type PreviewFetcherOptions,
  type PreviewRow,
  storageKey,
} from './createPreviewFetcher.ts';
import type { Links } from './Links.ts';

/** What previews are built on. */
export type LinksContext = PreviewFetcherOptions & {
  /** Fetches pages and pictures; undefined where previews are switched off. */
  fetchPage: PageFetcher | undefined;
  /** Put before addresses of pictures: `PUBLIC_URL` without a trailing slash when it is set, else empty. */
  baseUrl: string;
  /** Those of the previews that a message shows. */
  shownAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** A preview that a message shows is looked at again after this. */
const shownMs = 86_400_000;

/** Fetches pages and keeps what they say about themselves (docs/behaviour/messages.md, Link previews). */
export function createLinks(context: LinksContext): Links {
  const { db, clock, storage, fetchPage, baseUrl, shownAmong } = context;
  const fetchOnce = createPreviewFetcher(context);

  const toPreview = (row: PreviewRow | undefined): LinkPreview | null => {
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

  async function findFresh(url: string): Promise<PreviewRow | undefined> {
    const isFresh = and(eq(linkPreviews.urlHash, hashOf(url)), gt(linkPreviews.expiresAt, clock()));
    const [row] = await db
      .select()
      .from(linkPreviews)
      .where(isFresh)
      .orderBy(desc(linkPreviews.expiresAt))
      .limit(1);
    return row?.url === url ? row : undefined;
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
