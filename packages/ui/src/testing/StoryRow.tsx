import type { ReactNode } from 'react';

/** Lays the variants of a story out in a column of the given width in pixels. */
export function StoryStack({ width = 360, children }: { width?: number; children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 20, maxInlineSize: width }}>{children}</div>;
}

/** A story decorator that lays the story out in a column as wide as a form on a phone, or of the given width. */
export const withColumn = (width?: number) => (Story: () => ReactNode) => (
  <StoryStack width={width}>{Story()}</StoryStack>
);

/** Lays the variants of a story out in a row that wraps. */
export function StoryRow({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingBlock: 8 }}>
      {children}
    </div>
  );
}
