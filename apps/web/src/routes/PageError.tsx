import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../components/ErrorScreen.tsx';

/** The file of a page could not be loaded. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  constructor(path: string, cause: unknown) {
    super(`The page ${path} could not be loaded. Reload when there is a connection.`, { cause });
  }
}

/**
 * Stands in the place of a page that failed. One that could not be loaded is tried again by a reload: a page of an older version
 * asks for files that the server has no more, and the router does not ask twice. For whole pages only: inside one, a reload would
 * cost what was begun there.
 */
export function PageError() {
  const isNotLoaded = useRouteError() instanceof PageLoadError;
  useEffect(() => {
    if (isNotLoaded && navigator.onLine) location.reload();
  }, [isNotLoaded]);
  return <ErrorScreen />;
}
