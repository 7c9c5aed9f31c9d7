import { countSame } from '../core/rows/countSame.ts';

/** What has a key that stays with it. */
interface KeyedRow {
  readonly key: string;
}

function haveSameKeys(left: readonly KeyedRow[], right: readonly KeyedRow[]): boolean {
  if (left.length !== right.length) return false;
  const [start, end] = countSame(left, right);
  for (let index = start; index < right.length - end; index += 1) {
    if (left[index]?.key !== right[index]?.key) return false;
  }
  return true;
}

/** Gives the keys of rows by index: the same function for as long as the keys are the same, whatever the rows say. */
export function createRowKeys(): (rows: readonly KeyedRow[]) => (index: number) => string {
  let latest: { rows: readonly KeyedRow[] } = { rows: [] };
  let keyAt = String as (index: number) => string;
  return (rows) => {
    if (haveSameKeys(latest.rows, rows)) {
      // The rows before need not be kept for their keys.
      latest.rows = rows;
      return keyAt;
    }
    const now = { rows };
    latest = now;
    keyAt = (index) => now.rows[index]?.key ?? String(index);
    return keyAt;
  };
}
