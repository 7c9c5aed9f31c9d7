import { readFileSync } from 'node:fs';
import type { Health } from '@franca/contract';
import type { Core } from './Core.ts';

const packageFile = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(packageFile) as { version: string };

/** What `GET /health` answers; each part that can be replaced says what it is. */
export function describeServer(core: Core, parts: Pick<Health, 'translation'>): Health {
  return {
    version,
    database: core.database.kind,
    sockets: 'memory',
    ...parts,
    speech: { engines: [] },
    media: { provider: 'none' },
  };
}
