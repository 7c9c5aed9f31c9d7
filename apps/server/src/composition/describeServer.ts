import type { Health } from '@franca/contract';
import type { Core } from '../core/Core.ts';
import { serverVersion } from './serverVersion.ts';

/** What `GET /health` answers; each part that can be replaced says what it is. */
export function describeServer(core: Core, parts: Pick<Health, 'translation'>): Health {
  return {
    version: serverVersion,
    database: core.database.kind,
    sockets: 'memory',
    ...parts,
    speech: { engines: [] },
    media: { provider: 'none' },
  };
}
