import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ConnectionTarget } from '../../ports/PageFetcher.ts';

/** IPv6 addresses that are given out for the public internet (RFC 4291): whatever is defined later is not fetched from until it is known. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: no private, loopback, link-local, shared (CGNAT), multicast, documentation or
 * reserved range, and no IPv6 address that carries an IPv4 one (mapped, NAT64, 6to4, Teredo), which could be any of these.
 */
export function isPublicAddress(address: string): boolean {
  // Stricter than the library, which reads `1.2.3` as an address too.
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}

/** The rule of production: public addresses, on the ports of http and https. */
export function isPublicTarget({ address, port }: ConnectionTarget): boolean {
  return (port === 80 || port === 443) && isPublicAddress(address);
}
