import type { ReactNode } from 'react';

/** Lays the variants of a story out in a column of the given width in pixels. */
export function StoryStack({ width = 360, children }: { width?: number; children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 20, maxInlineSize: width }}>{children}</div>;
}
