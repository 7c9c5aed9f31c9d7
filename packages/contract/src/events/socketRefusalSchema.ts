import * as z from 'zod';

/**
 * What a refused handshake carries in the `data` of its error, beside the sentence in `message`: a code of
 * `errorCodes`. `unauthorized` ends the session; after any other code the client knocks again.
 */
export const socketRefusalSchema = z.object({ code: z.string() });
/** What a refused handshake carries in the `data` of its error. */
export type SocketRefusal = z.output<typeof socketRefusalSchema>;
