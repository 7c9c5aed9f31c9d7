import * as z from 'zod';
import { type ErrorCode, errorCodes } from '../errors/errorCodes.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** The answer to an event sent to the server: done, or the sentences that say why not and the machine code. */
export const acknowledgementSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.string()).optional(),
  code: z.enum(codes).optional(),
});
/** The answer to an event sent to the server. */
export type Acknowledgement = z.output<typeof acknowledgementSchema>;
