import { replace } from 'react-router';

/** Any path that the route table does not name leads to the sign-in (spec 0 §2). */
export function catchAll(): Response {
  return replace('/login');
}
