import type { ListItems } from './MessageListEngine.ts';

/** Whether two lists hold the same rows in the same order, whatever is in them. */
export function haveSameKeys(left: ListItems, right: ListItems): boolean {
  if (left === right) return true;
  if (left.count !== right.count) return false;
  if (left.keyAt === right.keyAt) return true;
  for (let index = 0; index < left.count; index += 1) {
    if (left.keyAt(index) !== right.keyAt(index)) return false;
  }
  return true;
}
