import type { ListLayout } from '../engine/MessageListEngine.ts';

/** What the styles of the feed say about the rows that are not rendered. */
export interface FeedRoom {
  readonly paddingBlockStart: number;
  readonly paddingBlockEnd: number;
  readonly marginBlockStart: number;
  readonly marginBlockEnd: number;
}

/**
 * The room of the rows that are not rendered, as styles. A length is a number of 32 bits to the browser: from some millions
 * of pixels on it has no fractions, and what is rendered would stand up to half a pixel beside its place. So whole pixels are
 * the padding, and what is left of a pixel is the margin.
 */
export function roomOf({ spaceBefore, spaceAfter }: ListLayout): FeedRoom {
  const [before, after] = [Math.floor(spaceBefore), Math.floor(spaceAfter)];
  return {
    paddingBlockStart: before,
    paddingBlockEnd: after,
    marginBlockStart: spaceBefore - before,
    marginBlockEnd: spaceAfter - after,
  };
}
