/** What Fastify asks about each address on the way, the nearest (hop 0) first. */
type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Turns `TRUST_PROXY` into Fastify's setting. A number of hops trusts whoever connects: it is for servers that nobody
 * reaches around their proxies, and whose proxies' addresses are not known.
 */
export function trustedBy(setting: number | string[] | undefined): TrustProxy {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return setting ?? false;
}
