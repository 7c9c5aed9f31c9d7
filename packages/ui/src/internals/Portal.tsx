import { FloatingPortal, type FloatingPortalProps } from '@floating-ui/react';
import { use } from 'react';
import { PortalContext } from '../provider/PortalContext.ts';

/** `FloatingPortal` that ends up where the provider wants floating things: at the end of the page or of its own element. */
export function Portal(props: FloatingPortalProps) {
  return <FloatingPortal root={use(PortalContext)} {...props} />;
}
