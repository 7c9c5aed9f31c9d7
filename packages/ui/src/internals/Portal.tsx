import { FloatingNode, FloatingPortal } from '@floating-ui/react';
import { type ReactNode, use } from 'react';
import { sharedContext } from './sharedContext.ts';

/**
 * Where floating things are put: undefined for the end of the page, null while the element of an embedded
 * provider is not there yet.
 */
export const PortalContext = sharedContext<HTMLElement | null | undefined>('Portal', undefined);

/** Props of {@link Portal}. */
export interface PortalProps {
  /** Place in the tree of what floats, from `useFloatingSurface`. */
  nodeId: string | undefined;
  /** Whether Tab goes through it as if it stood right behind its trigger; for what is not modal and has a focus manager. Default true. */
  preserveTabOrder?: boolean;
  /** What floats. */
  children: ReactNode;
}

/** Puts what floats where the provider wants it: at the end of the page or of its own element. Nothing on the server. */
export function Portal({ nodeId, preserveTabOrder, children }: PortalProps) {
  const portal = (
    <FloatingPortal root={use(PortalContext)} preserveTabOrder={preserveTabOrder}>
      {children}
    </FloatingPortal>
  );
  return nodeId === undefined ? portal : <FloatingNode id={nodeId}>{portal}</FloatingNode>;
}
