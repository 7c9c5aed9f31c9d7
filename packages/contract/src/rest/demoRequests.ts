import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** The practice partner of a server that is a demo. */
export const demoRequests = defineRequests({
  partner: {
    id: 'demo.partner',
    method: 'GET',
    path: '/demo/partner',
    access: access.self,
    feature: null,
  },
  practise: {
    id: 'demo.practise',
    method: 'POST',
    path: '/demo/practise',
    access: access.self,
    feature: null,
  },
});
