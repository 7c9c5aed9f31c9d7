import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** State of an entry of the history that took the place of the first one. */
export interface FirstPageState {
  /** No page of the application lies before it. */
  readonly isFirst: boolean;
}

/**
 * Whether no page of the application lies before this one: its entry is the one that the document was opened with, or took
 * its place and says so in its state.
 */
export function isFirstPage({ key, state }: Pick<Location, 'key' | 'state'>): boolean {
  return key === 'default' || Object(state).isFirst === true;
}

/**
 * Goes back to the page before this one.
 *
 * @param fallback the address that takes the place of a page that has none before it
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void (isFirstPage(location) ? navigate(fallback, { replace: true }) : navigate(-1));
}
