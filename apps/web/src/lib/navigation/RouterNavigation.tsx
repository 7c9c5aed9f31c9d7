import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NavigationContext } from './Navigation.ts';

/** Lets the router lead on from the pages inside it. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const navigation = useMemo(
    () => ({ query, replace: (address: string) => navigate(address, { replace: true }) }),
    [navigate, query],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
