import * as z from 'zod';
import { type ErrorCode, errorCodes } from './errors/errorCodes.ts';

/** The answer of a call that failed: sentences for the person, one code for the program. */
const failure = z.object({
  success: z.literal(false),
  errors: z.array(z.string()).min(1),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
});

/** Position in a paged list: pages count from 1. */
const pagination = z.object({
  current: z.int().min(1),
  totalPage: z.int().min(0),
});
/** Position in a paged list. */
export type Pagination = z.output<typeof pagination>;

/** What stands around the data of every answer: a failure instead of it, and the position in a paged list beside it. */
export const envelopes = { failure, pagination } as const;
