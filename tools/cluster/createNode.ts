import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import program from '../../apps/server/program.json' with { type: 'json' };
import { createService } from './createService.ts';
import { freePort } from './freePort.ts';
import type { Service } from './Service.ts';

/** How a server of Franca is run. */
export type NodeOptions = {
  /** What it is called, e.g. `Node 1`. */
  name: string;
  /** Directory for its data and log. */
  directory: string;
  /** Its variables, beside those of its address. */
  environment: Readonly<Record<string, string>>;
};

/** A server of Franca on a free loopback port, as operators run it. */
export async function createNode({ name, directory, environment }: NodeOptions): Promise<Service> {
  await mkdir(directory, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const place = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(directory, 'data') };
  return createService({
    name,
    url,
    log: join(directory, 'server.log'),
    command: process.execPath,
    args: program.args,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH, NODE_COMPILE_CACHE, ...program.env, ...place, ...environment },
    isReady: async (printed) =>
      printed.includes('Franca is ready at') &&
      fetch(`${url}/api/ready`).then(
        (response) => response.ok,
        () => false,
      ),
  });
}
