import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { flagSchema } from '../schema/values.ts';
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
  'identity',
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
    query: z.object({
      /** For proxies: 200 also while something is away that only some requests need, so that not all servers are left out for it. */
      degraded: flagSchema.default(false),
    }),
    data: z.object({
      ready: z.literal(true),
      /** What is away; only with `degraded`. */
      away: z.array(z.enum(['redis', 'files'])).optional(),
    }),
    errors: [],
    extension: true,
    behaviour: 'api#health',
    summary:
      '200 while requests can be served and the database, Redis and the files respond, otherwise 503. With degraded=true, 200 also while Redis or the files are away.',
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
