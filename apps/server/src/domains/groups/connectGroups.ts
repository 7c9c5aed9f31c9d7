import type { Core } from '../../core/Core.ts';
import { createGroups, type GroupsOptions } from './createGroups.ts';
import type { Groups } from './Groups.ts';
import { registerGroupRoutes } from './registerGroupRoutes.ts';

/** What groups need of the other domains. */
export type GroupsDeps = Pick<
  GroupsOptions,
  'topics' | 'chat' | 'contacts' | 'users' | 'files' | 'notifications' | 'stopFollowing'
>;

/** Builds groups over the core and registers their routes. */
export function connectGroups(core: Core, deps: GroupsDeps): Groups {
  const { clock, database, jobs, log, route, secret, sockets } = core;
  const groups = createGroups({
    ...deps,
    db: database.db,
    clock,
    secret,
    jobs,
    publisher: sockets.publisher('/chat'),
    onError: (error) => log.error({ err: error }, 'somebody could not be taken out of a group'),
  });
  registerGroupRoutes(route, groups);
  return groups;
}
