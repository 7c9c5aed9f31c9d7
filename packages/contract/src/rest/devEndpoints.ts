import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { sessionSchema } from '../models/sessionSchema.ts';
import { idSchema } from '../schema/idSchema.ts';
import { text } from '../schema/text.ts';
import { demoAccountSchema } from './demoAccountSchema.ts';
import { outboxItemSchema } from './outboxItemSchema.ts';

/** Help for trying Franca without any provider; answered to the same machine only. */
export const devEndpoints = {
  outbox: defineEndpoint({
    id: 'dev.outbox',
    method: 'GET',
    path: '/dev/outbox',
    access: access.loopback,
    feature: null,
    limit: 'devTools',
    query: z.object({ to: text(320).optional() }),
    data: z.array(outboxItemSchema),
    errors: ['not_found'],
    spec: 'extension, readings D6',
    summary: 'Codes and links that were not sent because no provider is set, newest first.',
  }),
  accounts: defineEndpoint({
    id: 'dev.accounts',
    method: 'GET',
    path: '/dev/accounts',
    access: access.loopback,
    feature: null,
    limit: 'devTools',
    data: z.array(demoAccountSchema),
    errors: ['not_found'],
    spec: 'extension, readings D7',
    summary: "The demo's people.",
  }),
  login: defineEndpoint({
    id: 'dev.login',
    method: 'POST',
    path: '/dev/login',
    access: access.loopback,
    feature: null,
    limit: 'devTools',
    body: z.object({ user_id: idSchema }),
    data: sessionSchema,
    errors: ['not_found', 'user_not_found'],
    spec: 'extension, readings D7',
    summary: "Signs in as one of the demo's people.",
  }),
};
