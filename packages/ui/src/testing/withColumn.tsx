import type { ReactNode } from 'react';
import { StoryStack } from './StoryStack.tsx';

/** A story decorator that lays the story out in a column as wide as a form on a phone, or of the given width. */
export const withColumn = (width?: number) => (Story: () => ReactNode) => (
  <StoryStack width={width}>{Story()}</StoryStack>
);
