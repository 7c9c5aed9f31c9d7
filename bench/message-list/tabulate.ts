import type { Row } from '../support/report.ts';
import type { Figures } from './measureList.ts';

/** All figures of a run: by name of the list and number of messages. */
export type Measured = ReadonlyMap<string, Figures>;

/** The key of one list at one size in {@link Measured}. */
export const keyOf = (list: string, count: number) => `${list}/${count}`;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** One row for each figure and size, one column for each list. */
export function tabulate(all: Measured, lists: readonly string[], sizes: readonly number[]): Row[] {
  const names = [...new Set([...all.values()].flatMap((figures) => Object.keys(figures)))];
  return names.flatMap((what) =>
    sizes.flatMap((count) => {
      const cells = lists.flatMap((list) => {
        const value = all.get(keyOf(list, count))?.[what];
        return value === undefined ? [] : [[list, rounded(value)] as const];
      });
      return cells.length > 0 ? [{ what, messages: count, ...Object.fromEntries(cells) }] : [];
    }),
  );
}
