import * as z from 'zod';

/** The answer to an event sent to the server: done, or the sentences that say why not. */
export const acknowledgementSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.string()).optional(),
});
/** The answer to an event sent to the server. */
export type Acknowledgement = z.output<typeof acknowledgementSchema>;
