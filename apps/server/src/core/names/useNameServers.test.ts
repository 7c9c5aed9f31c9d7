import dns from 'node:dns';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NameAnswer, type NameServer, startNameServer } from '../../../test/startNameServer.ts';
import { createNameLookup, type NameLookup } from './createNameLookup.ts';
import { readHosts } from './readHosts.ts';
import { useNameServers } from './useNameServers.ts';

let answers: Record<string, NameAnswer>;
let server: NameServer;
let directory: string;
/** It gives nothing up by itself: a slow machine must not look like a silent server. */
let resolver: dns.promises.Resolver;
const system = vi.fn(async (_hostname: string) => [{ address: '10.1.1.1', family: 4 }]);

beforeEach(async () => {
  answers = {};
  server = await startNameServer((name) => answers[name] ?? 'silent');
  directory = await mkdtemp(join(tmpdir(), 'franca-names-'));
  resolver = new dns.promises.Resolver({ timeout: 60_000, tries: 1 });
  resolver.setServers([server.address]);
  system.mockClear();
});
afterEach(async () => {
  resolver.cancel();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

function create(hostsFile = ''): NameLookup {
  return createNameLookup({
    query: (name, family) =>
      family === 4 ? resolver.resolve4(name, { ttl: true }) : resolver.resolve6(name, { ttl: true }),
    system,
    hosts: readHosts(hostsFile || join(directory, 'missing')),
  });
}
const find = (lookup: NameLookup, name: string, options: dns.LookupOptions = { all: true }) =>
  new Promise((resolve, reject) =>
    lookup(name, options, (error, found) => (error ? reject(error) : resolve(found))),
  );

describe('the lookup of names', () => {
  it('lets a name that is not answered hold up no other name, no file, and none of the threads of the system', async () => {
    answers = { 's3.example': ['10.0.0.1'] };
    const lookup = create();
    const ended: string[] = [];
    const silent = Array.from({ length: 40 }, (_, index) =>
      find(lookup, `silent-${index}.example`).catch((error) => {
        ended.push('silent');
        return error.code;
      }),
    );
    await vi.waitFor(() => expect(server.asked.length).toBeGreaterThanOrEqual(40), { timeout: 10_000 });
    expect(await find(lookup, 's3.example')).toEqual([{ address: '10.0.0.1', family: 4 }]);
    await readFile(import.meta.filename);
    await promisify(dns.lookup)('localhost');
    expect(ended).toEqual([]);
    resolver.cancel();
    expect(new Set(await Promise.all(silent))).toEqual(new Set(['ECANCELLED']));
    expect(system).not.toHaveBeenCalled();
  });

  it('keeps to the file of hosts, also when it changes', async () => {
    const file = join(directory, 'hosts');
    await writeFile(file, '# names\n10.2.2.2 Database db.example # of the operator\nfe80::1 db.example\n');
    const lookup = create(file);
    expect(await find(lookup, 'database')).toEqual([{ address: '10.2.2.2', family: 4 }]);
    expect(await find(lookup, 'DB.example.', { all: true, family: 6 })).toEqual([
      { address: 'fe80::1', family: 6 },
    ]);
    await writeFile(file, '10.3.3.3 db.example\n');
    await vi.waitFor(
      async () => expect(await find(lookup, 'db.example')).toEqual([{ address: '10.3.3.3', family: 4 }]),
      { timeout: 5000 },
    );
    expect(server.asked).toEqual([]);
  });

  it('knows this machine and addresses without asking', async () => {
    const lookup = create();
    expect(await find(lookup, 'localhost', {})).toBe('127.0.0.1');
    expect(await find(lookup, '::1')).toEqual([{ address: '::1', family: 6 }]);
    expect(await find(lookup, '192.0.2.1', {})).toBe('192.0.2.1');
    expect(server.asked).toEqual([]);
  });

  it('asks once for the same name, and keeps what it found', async () => {
    answers = { 'mail.example': ['10.0.0.1', '10.0.0.2'] };
    const lookup = create();
    const all = await Promise.all([find(lookup, 'mail.example'), find(lookup, 'mail.example')]);
    expect(all[0]).toEqual(all[1]);
    await find(lookup, 'mail.example');
    expect(server.asked).toEqual(['mail.example', 'mail.example']);
  });

  it('asks the system for what name servers do not know, one name at a time', async () => {
    answers = { printer: 'unknown', scanner: 'unknown' };
    const first = Promise.withResolvers<{ address: string; family: number }[]>();
    system.mockReturnValueOnce(first.promise);
    const lookup = create();
    const both = [find(lookup, 'printer'), find(lookup, 'scanner')];
    await vi.waitFor(() => expect(system).toHaveBeenCalledOnce(), { timeout: 10_000 });
    first.resolve([{ address: '10.4.4.4', family: 4 }]);
    expect(await Promise.all(both)).toEqual(
      expect.arrayContaining([[{ address: '10.4.4.4', family: 4 }], [{ address: '10.1.1.1', family: 4 }]]),
    );
    expect(system).toHaveBeenCalledTimes(2);
  });

  it('says that a name leads nowhere as the system does', async () => {
    answers = { 'nowhere.example': 'unknown' };
    system.mockResolvedValueOnce([]);
    await expect(find(create(), 'nowhere.example')).rejects.toMatchObject({
      code: 'ENOTFOUND',
      hostname: 'nowhere.example',
    });
  });
});

describe('name servers that are used', () => {
  it('serve every connection of the process until they are put away', async () => {
    answers = { 'storage.example': ['127.0.0.1'] };
    const web = createServer((_request, response) => response.end('found')).listen(0, '127.0.0.1');
    await once(web, 'listening');
    const { port } = web.address() as AddressInfo;
    const before = dns.lookup;
    const stop = useNameServers([server.address]);
    try {
      const response = await fetch(`http://storage.example:${port}/`);
      expect(await response.text()).toBe('found');
      expect(server.asked).toContain('storage.example');
    } finally {
      stop();
      web.close();
      web.closeAllConnections();
    }
    expect(dns.lookup).toBe(before);
  });
});
