import { lookup as resolve } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './isPrivateAddress.ts';

/** An answer of another server, as far as it matters. */
export type OutsideAnswer = { status: number; retryAfter: string | undefined };

/** A request to an address that somebody else chose. */
export type OutsideRequest = {
  url: string;
  headers: Record<string, string | number>;
  body: Buffer;
  signal: AbortSignal;
  /** Whether addresses of private networks are connected to: for a push service of one's own. */
  allowsPrivate: boolean;
};

/** Resolves names to public addresses only: a name that is checked first and resolved later could change in between. */
const resolvePublic: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Error('The name leads to a private network.'), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

/** Whether an address may be called at all: over TLS, and not to an address or name of a private network. */
export function isOutside(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const address = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || address === '') return false;
  return isIP(address) === 0
    ? /\.[a-z]/i.test(address) && !/\.(local|internal|localhost)$/i.test(address)
    : !isPrivateAddress(address);
}

/** Posts to an address that a person gave, and follows no redirect; what comes back beside the status is not read. */
export function postOutside({
  url,
  headers,
  body,
  signal,
  allowsPrivate,
}: OutsideRequest): Promise<OutsideAnswer> {
  const send = url.startsWith('https:') ? requestSecure : requestPlain;
  const { promise, resolve: answer, reject } = Promise.withResolvers<OutsideAnswer>();
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal,
    ...(!allowsPrivate && { lookup: resolvePublic }),
  });
  request.on('response', (response) => {
    response.resume();
    response.on('error', reject);
    answer({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}
