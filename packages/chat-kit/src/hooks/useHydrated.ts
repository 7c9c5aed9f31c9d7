import { use } from 'react';
import { HydrationContext } from '../context/HydrationContext.ts';

/** Whether the page is awake; false on a server, and for the first render of a page that came from one. */
export function useHydrated(): boolean {
  return use(HydrationContext);
}
