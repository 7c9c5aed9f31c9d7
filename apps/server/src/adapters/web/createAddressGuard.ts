import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Agent, buildConnector } from 'undici';
import type { ConnectionTarget } from '../../ports/PageFetcher.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** An address that somebody gave must not be connected to; the message says why, without the address. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError';
}

const standardPorts = { 'http:': 80, 'https:': 443 } as const;

/** Protocols that can be connected to, as `URL.protocol` has them. */
type Protocol = keyof typeof standardPorts;

/** What a feature may connect to. */
export type AddressGuardOptions = {
  /** Protocols that the feature needs. */
  protocols: readonly Protocol[];
  /** Instead of public addresses on the standard port of the protocol; for tests, which have a server of their own. */
  mayConnect?: ((target: ConnectionTarget) => boolean) | undefined;
  /** All addresses of a name. Default: those of the name servers. */
  resolve?: ((hostname: string) => Promise<string[]>) | undefined;
};

/** How the connections of an agent are kept; see undici's `Agent`. */
export type GuardedAgentOptions = Omit<Agent.Options, 'connect'> & {
  /** Milliseconds until a connection stands. */
  connectMs: number;
  /** Whether a TLS session is resumed by a later connection. */
  resumesSessions: boolean;
};

/** The one way to addresses that somebody else chose: pages for previews of links, push services. */
export type AddressGuard = {
  /** Reads an address, and refuses what can be refused before its name is resolved. @throws AddressRefusedError */
  read: (address: string, base?: string) => URL;
  /**
   * An agent whose every connection is checked where it is opened: the name is resolved, all of its addresses are checked, and the
   * socket goes to one of those, so what the name leads to a moment later does not matter. Follow redirects by hand, with `read`.
   */
  createAgent: (options: GuardedAgentOptions) => Promise<Agent>;
};

/** Names that lead into the network of whoever resolves them (RFC 6761, 6762, 8375 and ICANN's `internal`). */
const localNames = /\.(localhost|local|internal|home\.arpa|invalid|onion|alt)$/i;

/** The name servers themselves, past the thread pool that files and hashes share: a slow one holds up nobody else. */
async function resolveByName(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** A guard for one feature. */
export function createAddressGuard(options: AddressGuardOptions): AddressGuard {
  const { protocols, mayConnect, resolve = resolveByName } = options;

  function isProtocol(protocol: string): protocol is Protocol {
    return protocols.some((allowed) => allowed === protocol);
  }

  function requirePublic(protocol: Protocol, port: number, addresses: readonly string[]): void {
    const isAllowed =
      mayConnect ??
      ((target: ConnectionTarget) =>
        target.port === standardPorts[protocol] && isPublicAddress(target.address));
    // One address that is not public makes the whole name suspect.
    if (!addresses.every((address) => isAllowed({ address, port })))
      throw new AddressRefusedError('The address is not public.');
  }

  function read(address: string, base?: string): URL {
    const url = URL.parse(address, base);
    if (!url || !isProtocol(url.protocol))
      throw new AddressRefusedError(`The address has to begin with ${protocols.join('// or ')}//.`);
    if (url.username || url.password)
      throw new AddressRefusedError('The address holds a name or a password.');
    const host = withoutBrackets(url.hostname);
    // `URL` drops the standard port.
    const port = Number(url.port) || standardPorts[url.protocol];
    if (isIP(host)) requirePublic(url.protocol, port, [host]);
    else if (!/[^.]\.[^.]/.test(host) || localNames.test(host.replace(/\.$/, '')))
      throw new AddressRefusedError('The address is not public.');
    else if (!mayConnect && port !== standardPorts[url.protocol])
      throw new AddressRefusedError('The port is not the one of the protocol.');
    return url;
  }

  async function addressFor({ protocol, hostname, port }: buildConnector.Options): Promise<string> {
    if (!isProtocol(protocol)) throw new AddressRefusedError('The protocol is not allowed.');
    const host = withoutBrackets(hostname);
    const addresses = isIP(host) ? [host] : await resolve(host);
    const [first] = addresses;
    // No refusal: a name server may know it the next time.
    if (first === undefined) throw new Error('The name leads nowhere.');
    requirePublic(protocol, Number(port) || standardPorts[protocol], addresses);
    return first;
  }

  async function createAgent({ connectMs, resumesSessions, ...rest }: GuardedAgentOptions): Promise<Agent> {
    // Loaded where it is used: many servers never connect to an address of somebody else.
    const undici = await import('undici');
    const open = undici.buildConnector({
      timeout: connectMs,
      ...(!resumesSessions && { maxCachedSessions: 0 }),
    });
    // The name stays in `host` for TLS; the socket goes to the address that was checked.
    const connect: buildConnector.connector = (target, callback) =>
      void addressFor(target).then(
        (hostname) => open({ ...target, hostname }, callback),
        (error: Error) => callback(error, null),
      );
    return new undici.Agent({ ...rest, connect });
  }

  return { read, createAgent };
}
