import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createService } from '../../tools/cluster/createService.ts';
import { findProgram } from '../../tools/cluster/findProgram.ts';
import { freePort } from '../../tools/cluster/freePort.ts';
import type { Service } from '../../tools/cluster/Service.ts';

/** A coturn of the system on a free loopback port, as operations.md describes it; `secret` is what it shares. */
export async function createTurn(options: { directory: string; secret: string }): Promise<Service> {
  const { directory, secret } = options;
  await mkdir(directory, { recursive: true });
  const port = await freePort();
  return createService({
    name: 'coturn',
    url: `turn:127.0.0.1:${port}`,
    log: join(directory, 'turn.log'),
    command: findProgram('turnserver'),
    args: [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--log-file', 'stdout', '--verbose'],
      ...['--listening-ip', '127.0.0.1', '--listening-port', String(port), '--relay-ip', '127.0.0.1'],
      ...['--use-auth-secret', '--static-auth-secret', secret, '--realm', 'franca', '--allow-loopback-peers'],
      ...['--userdb', join(directory, 'turn.db'), '--pidfile', join(directory, 'turn.pid')],
    ],
    isReady: (printed) => printed.includes('UDP listener opened'),
  });
}
