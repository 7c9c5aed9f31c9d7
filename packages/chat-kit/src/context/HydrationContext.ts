import { createContext } from 'react';

/**
 * Whether the page is awake. A page that a server rendered is drawn in the browser once exactly as it was sent: without
 * this device's memory, and in no time zone.
 */
export const HydrationContext = createContext(true);
