import { memo, type ReactNode } from 'react';

/** Props of {@link Still}. */
export interface StillProps {
  /** Whether the children stay as they were, whatever comes. */
  still: boolean;
  /** What is shown. */
  children: ReactNode;
}

/** What leaves must not change on its way out: an owner often empties it in the moment of closing. */
export const Still = memo(
  function Still({ children }: StillProps) {
    return children;
  },
  (_before, { still }) => still,
);
