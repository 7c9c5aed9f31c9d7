import { limits } from '../limits.ts';
import { wholeNumber } from './wholeNumber.ts';

/** The two query fields of a paged call: `page` from 1, `limit` with its default. */
export function pageQuery(defaultLimit: number) {
  return {
    page: wholeNumber(1, limits.pageNumberMax).default(1),
    limit: wholeNumber(1, limits.pageMax).default(defaultLimit),
  };
}
