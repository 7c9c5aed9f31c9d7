import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Reference lists. */
export const staticRequests = defineRequests({
  basic: {
    id: 'static.basic',
    method: 'GET',
    path: '/static/basic',
    access: access.public,
    feature: null,
  },
  countryCode: {
    id: 'static.countryCode',
    method: 'GET',
    path: '/static/country-code',
    access: access.public,
    feature: null,
  },
});
