import { use } from 'react';
import { ReaderContext } from '../context/ReaderContext.ts';

/** Whether the page is hydrated; false on a server, and for the first render of a page that came from one. */
export function useHydrated(): boolean {
  return use(ReaderContext).isHydrated;
}
