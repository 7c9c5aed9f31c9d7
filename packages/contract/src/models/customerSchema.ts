import * as z from 'zod';

/** The card on file as shown to its owner (0 §3): the holder's name and the last four digits. */
export const customerSchema = z.object({ name: z.string(), last4: z.string() });
/** The card on file as shown to its owner. */
export type Customer = z.output<typeof customerSchema>;
