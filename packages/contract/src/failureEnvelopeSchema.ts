import * as z from 'zod';
import { type ErrorCode, errorCodes } from './errorCodes.ts';

/** The answer of a call that failed: sentences for the person, one code for the program (0 §7). */
export const failureEnvelopeSchema = z.object({
  success: z.literal(false),
  errors: z.array(z.string()).min(1),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
});
/** The answer of a call that failed. */
export type FailureEnvelope = z.output<typeof failureEnvelopeSchema>;
