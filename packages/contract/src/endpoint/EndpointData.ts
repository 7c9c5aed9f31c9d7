import type { z } from 'zod';
import type { EndpointDefinition } from './Endpoint.ts';

/** What an endpoint answers in `data`. */
export type EndpointData<E extends EndpointDefinition> = z.output<E['data']>;
