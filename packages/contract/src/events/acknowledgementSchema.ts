import * as z from 'zod';
import { type ErrorCode, errorCodes } from '../errors/errorCodes.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** The answer to an event sent to the server: done, or the sentences that say why not, the machine code, and the seconds to wait where there are any. */
export const acknowledgementSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.string()).optional(),
  code: z.enum(codes).optional(),
  retry_after: z.number().optional(),
});
/** The answer to an event sent to the server. */
export type Acknowledgement = z.output<typeof acknowledgementSchema>;
