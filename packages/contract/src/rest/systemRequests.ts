import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Calls of operators and of tools. */
export const systemRequests = defineRequests({
  health: {
    id: 'system.health',
    method: 'GET',
    path: '/health',
    access: access.public,
    feature: null,
  },
  ready: {
    id: 'system.ready',
    method: 'GET',
    path: '/ready',
    access: access.public,
    feature: null,
  },
  openapi: {
    id: 'system.openapi',
    method: 'GET',
    path: '/openapi.json',
    access: access.public,
    feature: null,
    responds: 'document',
  },
});
