import * as z from 'zod';

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
