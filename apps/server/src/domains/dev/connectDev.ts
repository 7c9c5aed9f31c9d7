import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { createDev, type Dev, type DevOptions } from './createDev.ts';
import { serveOutbox } from './serveOutbox.ts';

/** What the tools need to know about this installation. */
export type DevDeps = Omit<DevOptions, 'db'>;

/** Builds the tools, and registers `/dev/*` of the contract and the page `/dev/outbox`, all for this machine only. */
export function connectDev(core: Core, deps: DevDeps): Dev {
  const { database, local, route, server } = core;
  const dev = createDev({ ...deps, db: database.db });
  const { outbox, accounts, login } = endpoints.dev;
  route(outbox, ({ query }) => dev.outbox(query.to));
  route(accounts, () => dev.accounts());
  route(login, ({ body, request }) => dev.login(body.user_id, request.headers['user-agent']));
  serveOutbox(server, { local, read: dev.outbox });
  return dev;
}
