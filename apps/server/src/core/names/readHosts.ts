import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';

/** Addresses of a name in the system's file of hosts; none where it is not in it. */
export type Hosts = (hostname: string) => readonly string[];

/** Where the system keeps it. */
const systemFile = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

/** Milliseconds after which a change of the file is looked for. */
const lookAfterMs = 1000;

function parse(text: string): Map<string, string[]> {
  const addresses = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (isIP(address) === 0) continue;
    for (const name of names) {
      const key = name.toLowerCase();
      addresses.set(key, [...(addresses.get(key) ?? []), address]);
    }
  }
  return addresses;
}

/** Reads the file when it changed; a file that cannot be read has no names. */
export function readHosts(file = systemFile): Hosts {
  let known = new Map<string, string[]>();
  let changedAt: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function refresh(): void {
    lookedAt = performance.now();
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs === changedAt) return;
      changedAt = mtimeMs;
      known = parse(readFileSync(file, 'utf8'));
    } catch {
      known = new Map();
      changedAt = undefined;
    }
  }

  return (hostname) => {
    if (performance.now() - lookedAt > lookAfterMs) refresh();
    return known.get(hostname) ?? [];
  };
}
