import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { idSchema, wholeNumber } from '../schema/values.ts';
import { demoRequests } from './demoRequests.ts';

/** The practice partner of a server that is a demo, and the recorded voices of its people in calls. */
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
  voice: defineEndpoint({
    ...demoRequests.voice,
    limit: 'calls',
    /** `user_id` is the person whose recorded voice it is. */
    body: z.object({ uuid: idSchema, user_id: idSchema }),
    data: z.object({
      /** Lets the page bring it into the room of the call. */
      token: z.string(),
      signaling_url: z.string().optional(),
      /** What it says, over and over: MP3 in Base64. */
      sentences: z.array(z.object({ mp3: z.string() })),
    }),
    errors: ['not_found', 'call_not_found', 'call_ended', 'calls_unavailable'],
    extension: true,
    behaviour: 'calls#recorded-voices-of-the-demo',
    summary:
      'Answers a call for a person of the demo in its `recorded_voices`; not found where they are not.',
  }),
  said: defineEndpoint({
    ...demoRequests.said,
    limit: 'signals',
    body: z.object({ uuid: idSchema, user_id: idSchema, sentence: wholeNumber(0, 100) }),
    data: z.null(),
    errors: ['not_found', 'call_not_found'],
    extension: true,
    behaviour: 'calls#recorded-voices-of-the-demo',
    summary: 'The recorded voice has said a sentence, which goes into the transcript of the call.',
  }),
};
