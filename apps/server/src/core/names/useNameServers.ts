import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { createNameLookup, type NameLookup } from './createNameLookup.ts';
import { readHosts } from './readHosts.ts';

/** Milliseconds that a name server has for its first response; the second try has twice as long. */
const timeout = 1500;

/**
 * Replaces `dns.lookup` for all connections of this process (docs/decisions/0088-names-of-services.md). Returns what puts the
 * system's back.
 *
 * @param servers name servers instead of the system's, as `dns.setServers` takes them
 */
export function useNameServers(servers?: readonly string[]): () => void {
  const resolver = new dns.promises.Resolver({ timeout, tries: 2 });
  if (servers) resolver.setServers(servers);
  const system = dns.lookup;
  const ofSystem = dns.promises.lookup;
  const lookup = createNameLookup({
    query: (hostname, family) =>
      family === 4 ? resolver.resolve4(hostname, { ttl: true }) : resolver.resolve6(hostname, { ttl: true }),
    system: (hostname) => ofSystem(hostname, { all: true }),
    hosts: readHosts(),
  });
  replace(lookup);
  return () => replace(system);
}

/** `net` reads the function from the module for each connection. */
function replace(lookup: NameLookup | typeof dns.lookup): void {
  Object.assign(dns, { lookup });
  syncBuiltinESMExports();
}
