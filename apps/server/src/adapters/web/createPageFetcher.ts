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
  /** Milliseconds for everything: names, redirects and bytes. Default 5,000. */
  timeoutMs?: number;
};

const maxRedirects = 4;
const connections = { connectMs: 3000, resumesSessions: false, pipelining: 0, maxHeaderSize: 32 * 1024 };
const userAgent = 'Mozilla/5.0 (compatible; Franca link preview)';
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

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
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const { mayConnect, resolve, timeoutMs = 5000 } = options;
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
      return await follow(request, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (error instanceof PageRefusedError) throw error;
      // `fetch` wraps what its connection was refused with.
      const refused = [error, (error as Error).cause].find((one) => one instanceof AddressRefusedError);
      throw new PageRefusedError(refused?.message ?? 'The page could not be fetched.', { cause: error });
    }
  };
}
