import { createContext, useContext } from 'react';

/** How a page that may stand outside the router leads on, and what its address asks for. */
export interface Navigation {
  /** The query of the page's address. */
  readonly query: URLSearchParams;
  /** Opens another page in the place of this one: Back does not lead here again. */
  readonly replace: (address: string) => unknown;
}

/** Given by whatever shows the page: the router, or the document of the sign-in. */
export const NavigationContext = createContext<Navigation | null>(null);

/** Leads on from a page that may stand outside the router. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('Franca: this page has no NavigationContext around it.');
  return navigation;
}
