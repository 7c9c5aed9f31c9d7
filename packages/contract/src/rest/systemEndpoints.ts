import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { systemRequests } from './systemRequests.ts';

/** Services outside of a server, by what they are needed for. */
export const outsideServiceNames = [
  'files',
  'payments',
  'mail',
  'sms',
  'translation',
  'push',
  'places',
  'links',
  'media',
  'assistant',
  'speech',
  'pictures',
] as const;
/** A service outside of a server, by what it is needed for. */
export type OutsideServiceName = (typeof outsideServiceNames)[number];

/** What this server is made of. */
export const healthSchema = z.object({
  version: z.string(),
  database: z.enum(['pglite', 'postgres']),
  sockets: z.enum(['memory', 'redis']),
  files: z.enum(['disk', 's3']),
  translation: z.object({
    engines: z.array(z.string()),
    pairs: z.array(z.tuple([z.string(), z.string()])),
  }),
  /** Engines of live transcripts, the preferred one first, and the languages that one of them knows; `*` stands for all. */
  speech: z.object({ engines: z.array(z.string()), languages: z.array(z.string()) }),
  /** Engines of text in pictures, the preferred one first, and their languages; `*` stands for all. */
  pictures: z.object({ engines: z.array(z.string()), languages: z.array(z.string()) }),
  /** What answers as SmartTalk, `none` where nothing does; `open` while it is left alone because it does not answer. */
  assistant: z.object({ engine: z.string(), state: z.enum(['closed', 'open']) }),
  payments: z.enum(['sandbox', 'stripe', 'off']),
  media: z.object({ provider: z.enum(['embedded', 'twilio', 'none']) }),
  /** Services that are reached over a network, as this process sees them: `open` while one is left alone because it does not respond. */
  services: z.array(z.object({ name: z.enum(outsideServiceNames), state: z.enum(['closed', 'open']) })),
});
/** What this server is made of. */
export type Health = z.output<typeof healthSchema>;

/** Calls of operators and of tools. */
export const systemEndpoints = {
  health: defineEndpoint({
    ...systemRequests.health,
    limit: 'publicReads',
    data: healthSchema,
    errors: [],
    extension: true,
    behaviour: 'api#health',
    summary: 'Version, adapters, engines and language pairs of this server.',
  }),
  ready: defineEndpoint({
    ...systemRequests.ready,
    limit: 'publicReads',
    data: z.object({ ready: z.literal(true) }),
    errors: [],
    extension: true,
    behaviour: 'api#health',
    summary: '200 once requests can be served, 503 before and while shutting down.',
  }),
  openapi: defineEndpoint({
    ...systemRequests.openapi,
    limit: 'documents',
    data: z.record(z.string(), z.unknown()),
    errors: [],
    extension: true,
    behaviour: 'api#base-path',
    summary: 'This contract as an OpenAPI 3.1 document.',
  }),
};
