/**
 * The place that a key leads to in a menu, or null when the key means nothing there.
 *
 * @param key name of the key
 * @param index place that has the focus, -1 for none
 * @param count how many items there are
 */
export function nextItem(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index < 0 ? count - 1 : (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
