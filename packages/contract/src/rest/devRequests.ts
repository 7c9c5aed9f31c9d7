import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Help for trying Franca without any provider; answered to the same machine only. */
export const devRequests = defineRequests({
  outbox: {
    id: 'dev.outbox',
    method: 'GET',
    path: '/dev/outbox',
    access: access.devKey,
    feature: null,
  },
  accounts: {
    id: 'dev.accounts',
    method: 'GET',
    path: '/dev/accounts',
    access: access.loopback,
    feature: null,
  },
  login: {
    id: 'dev.login',
    method: 'POST',
    path: '/dev/login',
    access: access.loopback,
    feature: null,
  },
});
