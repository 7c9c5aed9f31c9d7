import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Forms of the landing page. */
export const outreachRequests = defineRequests({
  appointment: {
    id: 'outreach.appointment',
    method: 'POST',
    path: '/user/appointment',
    access: access.public,
    feature: null,
  },
  subscribe: {
    id: 'outreach.subscribe',
    method: 'POST',
    path: '/user/subscribe',
    access: access.public,
    feature: null,
  },
  confirmSubscription: {
    id: 'outreach.confirmSubscription',
    method: 'POST',
    path: '/user/subscribe/confirm',
    access: access.public,
    feature: null,
  },
  unsubscribe: {
    id: 'outreach.unsubscribe',
    method: 'POST',
    path: '/user/unsubscribe',
    access: access.public,
    feature: null,
  },
});
