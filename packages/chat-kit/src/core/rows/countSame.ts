/** How many entries are the same at the beginning of both lists, and how many of the others at their end. */
export function countSame<T>(left: readonly T[], right: readonly T[]): [start: number, end: number] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  return [start, end];
}
