import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { buildConnector, Dispatcher } from 'undici';
import {
  type ConnectionTarget,
  type FetchedPage,
  type PageFetcher,
  PageRefusedError,
  type PageRequest,
} from '../../ports/PageFetcher.ts';
import { isPublicTarget } from './isPublicTarget.ts';

/** Options of {@link createPageFetcher}; what production uses is the default. */
export type PageFetcherOptions = {
  /** Whether a connection may go there. Default: public addresses on the ports of http and https. */
  mayConnect?: ((target: ConnectionTarget) => boolean) | undefined;
  /** All addresses of a name. Default: those of the name servers. */
  resolve?: ((hostname: string) => Promise<string[]>) | undefined;
  /** Milliseconds for everything: names, redirects and bytes. Default 5,000. */
  timeoutMs?: number;
};

const maxRedirects = 4;
const connectMs = 3000;
const userAgent = 'Mozilla/5.0 (compatible; Franca link preview)';
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The name servers themselves, past the thread pool that files and hashes share: a slow one holds up nobody else. */
async function resolveByName(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

const portOf = ({ protocol, port }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function readUrl(address: string, base?: string): URL {
  const url = URL.parse(address, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new PageRefusedError('Only http and https are fetched.');
  if (url.username || url.password) throw new PageRefusedError('The address holds a name or a password.');
  return url;
}

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
 * A fetcher that strangers may send anywhere. A name is looked up once for each request, all its addresses are checked, and the
 * connection goes to one of those: what the name leads to a moment later does not matter. Redirects are followed one by one by the
 * same rules; cookies and what a connection has learned are gone after each chain.
 */
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const { mayConnect = isPublicTarget, resolve = resolveByName, timeoutMs = 5000 } = options;

  async function addressOf(url: URL): Promise<string> {
    const host = hostOf(url);
    const addresses = isIP(host) ? [host] : await resolve(host);
    const [first] = addresses;
    if (first === undefined) throw new PageRefusedError('The name leads nowhere.');
    // One address that is not public makes the whole name suspect.
    if (!addresses.every((address) => mayConnect({ address, port: portOf(url) })))
      throw new PageRefusedError('The address is not public.');
    return first;
  }

  async function follow(request: PageRequest, signal: AbortSignal): Promise<FetchedPage> {
    // Loaded where it is used: many servers never see a link.
    const { Agent, buildConnector, fetch } = await import('undici');
    let checked = '';
    const open = buildConnector({ timeout: connectMs, maxCachedSessions: 0 });
    // The name stands in `host` for TLS; the connection itself goes to the address that was checked.
    const connect: buildConnector.connector = (target, callback) =>
      open({ ...target, hostname: checked }, callback);
    let url = readUrl(request.url);
    for (let count = 0; count <= maxRedirects; count += 1) {
      checked = await addressOf(url);
      signal.throwIfAborted();
      const dispatcher: Dispatcher = new Agent({ connect, pipelining: 0, maxHeaderSize: 32 * 1024 });
      try {
        const response = await fetch(url, {
          dispatcher,
          redirect: 'manual',
          signal,
          headers: { accept: request.types.join(', '), 'user-agent': userAgent },
        });
        const location = response.headers.get('location');
        if (redirects.has(response.status) && location !== null) {
          url = readUrl(location, url.href);
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
      throw new PageRefusedError('The page could not be fetched.', { cause: error });
    }
  };
}
