import * as z from 'zod';
import { packageNameSchema } from '../constants/packageNameSchema.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { sessionSchema } from '../models/session.ts';
import { text } from '../schema/text.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { devRequests } from './devRequests.ts';

/** One of the demo's people. */
export const demoAccountSchema = z.object({
  _id: idSchema,
  name: z.string(),
  avatar: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  accent: z.string(),
  package: packageNameSchema,
});
/** One of the demo's people. */
export type DemoAccount = z.output<typeof demoAccountSchema>;

/** A message that would have gone to a phone or a mailbox. */
export const outboxItemSchema = z.object({
  _id: idSchema,
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  code: z.string().optional(),
  link: z.string().optional(),
  created_at: timestampSchema,
});
/** A message that would have gone to a phone or a mailbox. */
export type OutboxItem = z.output<typeof outboxItemSchema>;

/** Header that contains the key of the dev outbox. */
export const devKeyHeader = 'x-franca-dev-key';

/** Help for trying Franca without any provider; answered to the same machine only. */
export const devEndpoints = {
  outbox: defineEndpoint({
    ...devRequests.outbox,
    limit: 'devTools',
    query: z.object({ to: text(320).optional() }),
    data: z.array(outboxItemSchema),
    errors: ['not_found'],
    extension: true,
    behaviour: 'sign-in#dev-outbox',
    summary: 'Codes and links that were not sent because no provider is set, newest first.',
  }),
  accounts: defineEndpoint({
    ...devRequests.accounts,
    limit: 'devTools',
    data: z.array(demoAccountSchema),
    errors: ['not_found'],
    extension: true,
    behaviour: 'sign-in#demo-accounts',
    summary: "The demo's people.",
  }),
  login: defineEndpoint({
    ...devRequests.login,
    limit: 'devTools',
    body: z.object({ user_id: idSchema }),
    data: sessionSchema,
    errors: ['not_found', 'user_not_found'],
    extension: true,
    behaviour: 'sign-in#demo-accounts',
    summary: "Signs in as one of the demo's people.",
  }),
};
