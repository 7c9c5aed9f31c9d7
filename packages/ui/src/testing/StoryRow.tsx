import type { ReactNode } from 'react';

/** Lays the variants of a story out in a row that wraps. */
export function StoryRow({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingBlock: 8 }}>
      {children}
    </div>
  );
}
