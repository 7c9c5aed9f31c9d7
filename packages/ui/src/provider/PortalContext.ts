import { createContext } from 'react';

/**
 * Where floating things are put: undefined for the end of the page, null while the element of an embedded
 * provider is not there yet.
 */
export const PortalContext = createContext<HTMLElement | null | undefined>(undefined);
