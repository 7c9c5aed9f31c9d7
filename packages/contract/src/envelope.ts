import { z } from 'zod';
import { type ErrorCode, errorCodes } from './errors.ts';

/** Position in a paged list: pages count from 1 (1 §7). */
export const paginationSchema = z.object({
  current: z.int().min(1),
  totalPage: z.int().min(0),
});
/** Position in a paged list. */
export type Pagination = z.output<typeof paginationSchema>;

/** The answer of a call that succeeded. */
export interface SuccessEnvelope<Data> {
  readonly success: true;
  readonly data: Data;
  readonly pagination?: Pagination;
}

/** The answer of a call that failed: sentences for the person, one code for the program (0 §7). */
export const failureEnvelopeSchema = z.object({
  success: z.literal(false),
  errors: z.array(z.string()).min(1),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
});
/** The answer of a call that failed. */
export type FailureEnvelope = z.output<typeof failureEnvelopeSchema>;
