import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { idSchema } from '../schema/values.ts';
import { demoRequests } from './demoRequests.ts';

/** The practice partner of a server that is a demo. */
export const demoEndpoints = {
  partner: defineEndpoint({
    ...demoRequests.partner,
    limit: 'reads',
    data: z.object({ name: z.string(), language: z.string() }),
    errors: ['not_found'],
    extension: true,
    behaviour: 'shell#practice-partner',
    summary: 'Name and language of the practice partner for the caller; not found where there is no demo.',
  }),
  practise: defineEndpoint({
    ...demoRequests.practise,
    limit: 'writes',
    data: z.object({ topic_id: idSchema }),
    errors: ['not_found', 'blocked'],
    extension: true,
    behaviour: 'shell#practice-partner',
    summary: 'Begins the conversation with the practice partner, or returns the one that exists.',
  }),
};
