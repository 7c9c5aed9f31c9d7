import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 addresses that are allocated for the public internet (RFC 4291): nothing else is connected to until it is known. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is globally routable unicast: no private, loopback, link-local, shared (CGNAT), multicast, documentation or
 * reserved range, and no IPv6 address that carries an IPv4 one (mapped, compatible, translated, NAT64, 6to4, Teredo), which could
 * be any of these.
 */
export function isPublicAddress(address: string): boolean {
  // Stricter than the library, which reads `1.2.3` as an address too.
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}
