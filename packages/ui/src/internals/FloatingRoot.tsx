import { FloatingTree, useFloatingParentNodeId } from '@floating-ui/react';
import type { ReactNode } from 'react';

/** Props of {@link FloatingRoot}. */
export interface FloatingRootProps {
  /** What floats, with its trigger. */
  children: ReactNode;
}

/** The tree of what floats inside something that floats; only the outermost one makes it. */
export function FloatingRoot({ children }: FloatingRootProps) {
  return useFloatingParentNodeId() === null ? <FloatingTree>{children}</FloatingTree> : children;
}
