import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** The practice partner of a server that is a demo, and the recorded voices of its people in calls. */
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
  voice: {
    id: 'demo.voice',
    method: 'POST',
    path: '/demo/voice',
    access: access.callParticipant('body', 'uuid'),
    feature: null,
  },
  said: {
    id: 'demo.said',
    method: 'POST',
    path: '/demo/said',
    access: access.callParticipant('body', 'uuid'),
    feature: null,
  },
});
