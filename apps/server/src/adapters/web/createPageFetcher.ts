import type { OutsideService } from '../../core/outside/OutsideService.ts';
import {
  type ConnectionTarget,
  type FetchedPage,
  type PageFetcher,
  PageRefusedError,
  type PageRequest,
} from '../../ports/PageFetcher.ts';
import { AddressRefusedError, createAddressGuard } from './createAddressGuard.ts';

/** Options of {@link createPageFetcher}; what production uses is the default. */
export type PageFetcherOptions = {
  /** Whether a connection may go there. Default: public addresses on the standard port of the protocol. */
  mayConnect?: ((target: ConnectionTarget) => boolean) | undefined;
  /** All addresses of a name. Default: those of the name servers. */
  resolve?: ((hostname: string) => Promise<string[]>) | undefined;
  /** The way to pages: its time is for everything, names, redirects and bytes. */
  service: OutsideService;
};

const maxRedirects = 4;
const connections = { connectMs: 3000, resumesSessions: false, pipelining: 0, maxHeaderSize: 32 * 1024 };
const userAgent = 'Mozilla/5.0 (compatible; Franca link preview)';
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** What the guard refused; `fetch` wraps what its connection was refused with. */
const refusalOf = (error: unknown): AddressRefusedError | undefined =>
  [error, (error as Error).cause].find((one) => one instanceof AddressRefusedError);

/** A page that is no page for a preview came from a host that responds. */
const isFault = (error: unknown): boolean =>
  !(error instanceof PageRefusedError) && refusalOf(error) === undefined;

/** Reads up to `maxBytes`, and leaves the rest unread. */
async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  { maxBytes, isWhole }: PageRequest,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= maxBytes) continue;
    if (isWhole) throw new PageRefusedError('There are too many bytes.');
    break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/**
 * A fetcher that strangers may send anywhere: every connection goes through the guard of addresses. Redirects are followed one by
 * one by the same rules; cookies and what a connection has learned are gone after each chain.
 */
export function createPageFetcher(options: PageFetcherOptions): PageFetcher {
  const { mayConnect, resolve, service } = options;
  const guard = createAddressGuard({ protocols: ['http:', 'https:'], mayConnect, resolve });

  async function follow(request: PageRequest, signal: AbortSignal): Promise<FetchedPage> {
    // Loaded where it is used: many servers never see a link.
    const { fetch } = await import('undici');
    let url = guard.read(request.url);
    for (let count = 0; count <= maxRedirects; count += 1) {
      const dispatcher = await guard.createAgent(connections);
      try {
        const response = await fetch(url, {
          dispatcher,
          redirect: 'manual',
          signal,
          headers: { accept: request.types.join(', '), 'user-agent': userAgent },
        });
        const location = response.headers.get('location');
        if (redirects.has(response.status) && location !== null) {
          url = guard.read(location, url.href);
          continue;
        }
        if (!response.ok) throw new PageRefusedError(`The server answered ${response.status}.`);
        const contentType = response.headers.get('content-type') ?? '';
        const [type = ''] = contentType.toLowerCase().split(';');
        if (!request.types.includes(type.trim()))
          throw new PageRefusedError('The content is of another type.');
        return { url: url.href, contentType, bytes: await readBytes(response.body, request) };
      } finally {
        await dispatcher.destroy();
      }
    }
    throw new PageRefusedError('There are too many redirects.');
  }

  return async (request) => {
    try {
      const { host } = guard.read(request.url);
      return await service.ask((signal) => follow(request, signal), { part: host, isFault });
    } catch (error) {
      if (error instanceof PageRefusedError) throw error;
      const refused = refusalOf(error);
      throw new PageRefusedError(refused?.message ?? 'The page could not be fetched.', { cause: error });
    }
  };
}
