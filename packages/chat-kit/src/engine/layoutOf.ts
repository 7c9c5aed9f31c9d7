import type { ListLayout } from './MessageListEngine.ts';
import type { RowVirtualizer } from './RowVirtualizer.ts';

/** The library's rows and sizes as what is to be rendered. */
export function layoutOf(virtualizer: RowVirtualizer): ListLayout {
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const total = virtualizer.getTotalSize();
  if (!first || !last) return { first: 0, end: 0, spaceBefore: 0, spaceAfter: total };
  return {
    first: first.index,
    end: last.index + 1,
    spaceBefore: first.start,
    spaceAfter: total - last.end,
  };
}
