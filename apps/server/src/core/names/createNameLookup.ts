import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import type { Hosts } from './readHosts.ts';

/** An address with the seconds for which it may be kept. */
export type NameRecord = { address: string; ttl: number };

/** What names are looked up with. */
export type NameLookupOptions = {
  /** Asks the name servers for one kind of record; rejects with the codes of `dns`. */
  query: (hostname: string, family: 4 | 6) => Promise<NameRecord[]>;
  /** The system's own lookup, for names that the name servers do not know. */
  system: (hostname: string) => Promise<LookupAddress[]>;
  /** The system's file of hosts. */
  hosts: Hosts;
};

type Callback = (
  error: NodeJS.ErrnoException | null,
  address?: string | LookupAddress[],
  family?: number,
) => void;

/** `dns.lookup`, as `net` calls it. */
export type NameLookup = (
  hostname: string,
  options: LookupOptions | number | Callback,
  callback?: Callback,
) => void;

/** Seconds for which an address is kept at most, however long its name server allows. */
const longestSeconds = 60;
/** Names that are kept at most: those of services that the operator names are few. */
const capacity = 1000;

/** What says that a name server is there, and knows no such name; and that there is no name server. */
const unknownCodes: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL']);
const noServerCodes: ReadonlySet<string> = new Set(['ECONNREFUSED']);

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);
const withFamily = (address: string): LookupAddress => ({ address, family: isIP(address) });

function notFound(hostname: string): NodeJS.ErrnoException {
  const error: NodeJS.ErrnoException = new Error(`The name ${hostname} leads to no address.`);
  return Object.assign(error, { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname });
}

const isWanted = (family: LookupOptions['family']) => {
  const wanted = family === 'IPv4' ? 4 : family === 'IPv6' ? 6 : (family ?? 0);
  return ({ family: found }: LookupAddress): boolean => wanted === 0 || found === wanted;
};

/**
 * Looks names up as the system does, file of hosts first, but asks name servers by sockets instead of the threads that the
 * system's lookups share: while one name is not answered, all others are. What only the system knows (search domains, mDNS) is
 * asked there, one name at a time.
 */
export function createNameLookup({ query, system, hosts }: NameLookupOptions): NameLookup {
  const kept = new Map<string, { addresses: LookupAddress[]; until: number }>();
  const pending = new Map<string, Promise<LookupAddress[]>>();
  let systemTurn: Promise<unknown> = Promise.resolve();

  function askSystem(hostname: string): Promise<LookupAddress[]> {
    const turn = systemTurn.then(() => system(hostname));
    systemTurn = turn.catch(() => undefined);
    return turn;
  }

  async function askServers(hostname: string): Promise<LookupAddress[]> {
    const answers = await Promise.allSettled([query(hostname, 4), query(hostname, 6)]);
    const records = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (records.length > 0) {
      const seconds = Math.min(longestSeconds, ...records.map(({ ttl }) => ttl));
      const addresses = records.map(({ address }) => withFamily(address));
      kept.set(hostname, { addresses, until: performance.now() + seconds * 1000 });
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      return addresses;
    }
    const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    const silent = errors.find((error) => ![...unknownCodes, ...noServerCodes].includes(codeOf(error)));
    if (silent) throw silent;
    return askSystem(hostname);
  }

  async function find(hostname: string): Promise<LookupAddress[]> {
    const named = hosts(hostname);
    if (named.length > 0) return named.map(withFamily);
    // RFC 6761: names of this machine are never asked for.
    if (/(^|\.)localhost$/.test(hostname)) return ['127.0.0.1', '::1'].map(withFamily);
    const known = kept.get(hostname);
    if (known && known.until > performance.now()) return known.addresses;
    kept.delete(hostname);
    const asked = pending.get(hostname) ?? askServers(hostname).finally(() => pending.delete(hostname));
    pending.set(hostname, asked);
    return asked;
  }

  async function lookup(name: string, { family }: LookupOptions): Promise<LookupAddress[]> {
    if (isIP(name) !== 0) return [withFamily(name)];
    const hostname = name.toLowerCase().replace(/\.$/, '');
    const found = (await find(hostname)).filter(isWanted(family));
    if (found.length === 0) throw notFound(hostname);
    return found;
  }

  return (hostname, given, last) => {
    const callback = typeof given === 'function' ? given : last;
    const options: LookupOptions =
      typeof given === 'number' ? { family: given } : typeof given === 'function' ? {} : given;
    if (!callback) throw new TypeError('A callback is needed.');
    lookup(hostname, options).then(
      (found) => {
        const [first] = found;
        if (options.all) callback(null, found);
        else callback(null, first?.address, first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error),
    );
  };
}
