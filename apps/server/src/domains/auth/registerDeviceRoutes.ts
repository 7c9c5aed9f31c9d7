import { endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import type { Sessions } from './createSessions.ts';

/** `/user/devices` and `/user/device`. */
export function registerDeviceRoutes(
  route: Router,
  sessions: Pick<Sessions, 'list' | 'end' | 'endAll'>,
): void {
  const { devices, signOutDevice, signOutOthers } = endpoints.account;
  route(devices, ({ userId, token }) => sessions.list(userId, token));
  route(signOutDevice, async ({ userId, query }) => {
    if (!(await sessions.end(userId, query.device_id))) throw new Refusal('device_not_found');
    return null;
  });
  route(signOutOthers, async ({ userId, token }) => ({ count: await sessions.endAll(userId, token) }));
}
