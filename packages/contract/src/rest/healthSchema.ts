import * as z from 'zod';

/** What this server is made of. */
export const healthSchema = z.object({
  version: z.string(),
  database: z.enum(['pglite', 'postgres']),
  sockets: z.enum(['memory', 'redis']),
  translation: z.object({
    engines: z.array(z.string()),
    pairs: z.array(z.tuple([z.string(), z.string()])),
  }),
  speech: z.object({ engines: z.array(z.string()) }),
  media: z.object({ provider: z.enum(['embedded', 'twilio', 'none']) }),
});
/** What this server is made of. */
export type Health = z.output<typeof healthSchema>;
