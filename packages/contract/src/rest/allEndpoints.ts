import type { Endpoint } from '../endpoint/Endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Every REST call in one list, in the order of the domains. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpoints).flatMap((domain): Endpoint[] =>
  Object.values(domain),
);
