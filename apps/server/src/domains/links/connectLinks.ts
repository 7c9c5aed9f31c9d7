import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { FileStorage } from '../../ports/FileStorage.ts';
import type { PageFetcher } from '../../ports/PageFetcher.ts';
import { createLinks, type LinksContext } from './createLinks.ts';
import type { Links } from './Links.ts';

/** What previews of links need. */
export type LinksDeps = Pick<LinksContext, 'shownAmong'> & {
  storage: FileStorage;
  /** Fetches pages; undefined where previews are switched off. */
  fetchPage: PageFetcher | undefined;
};

const purgeEveryMs = 3_600_000;

/** Only pictures of the server's own making are sent, which never change. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=31536000, immutable',
};

/** Builds previews of links over the core and registers their routes. */
export function connectLinks(core: Core, deps: LinksDeps): Links {
  const { clock, config, database, limiter, route } = core;
  const baseUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
  const links = createLinks({ ...deps, db: database.db, clock, limiter, baseUrl });
  route(endpoints.links.preview, ({ body }) => links.preview(body.url));
  route(endpoints.links.picture, async ({ params, reply }) => {
    const picture = await links.openPicture(params.key);
    return reply.headers(pictureHeaders).send(picture);
  });
  repeat(core, 'purge of link previews', purgeEveryMs, async () => void (await links.purge()));
  return links;
}
