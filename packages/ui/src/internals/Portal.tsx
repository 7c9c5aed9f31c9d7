import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../kit/useHydrated.ts';

/**
 * Where floating things are put: undefined for the end of the page, null while the element of an embedded
 * provider is not there yet.
 */
export const PortalContext = createContext<HTMLElement | null | undefined>(undefined);

/** Props of {@link Portal}. */
export interface PortalProps {
  /** What floats. */
  children: ReactNode;
}

/** Puts what floats where the provider wants it: at the end of the page or of its own element. Nothing on the server. */
export function Portal({ children }: PortalProps) {
  const given = use(PortalContext);
  const hydrated = useHydrated();
  const root = given === undefined && hydrated ? document.body : given;
  return root ? createPortal(children, root) : null;
}
