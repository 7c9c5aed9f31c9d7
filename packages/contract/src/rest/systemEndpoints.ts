import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { healthSchema } from './healthSchema.ts';

/** Questions of operators and of tools. */
export const systemEndpoints = {
  health: defineEndpoint({
    id: 'system.health',
    method: 'GET',
    path: '/health',
    access: access.public,
    feature: null,
    limit: 'publicReads',
    data: healthSchema,
    errors: [],
    spec: 'extension',
    summary: 'Version, adapters, engines and language pairs of this server.',
  }),
  ready: defineEndpoint({
    id: 'system.ready',
    method: 'GET',
    path: '/ready',
    access: access.public,
    feature: null,
    limit: 'publicReads',
    data: z.object({ ready: z.literal(true) }),
    errors: [],
    spec: 'extension',
    summary: '200 once requests can be served, 503 before and while shutting down.',
  }),
  openapi: defineEndpoint({
    id: 'system.openapi',
    method: 'GET',
    path: '/openapi.json',
    access: access.public,
    feature: null,
    limit: 'publicReads',
    data: z.record(z.string(), z.unknown()),
    responds: 'document',
    errors: [],
    spec: 'extension',
    summary: 'This contract as an OpenAPI 3.1 document.',
  }),
};
