import type { EndpointDefinition } from './endpoint/Endpoint.ts';
import { endpoints } from './rest/endpoints.ts';

/** What a client has to know of a REST call to make it: its {@link EndpointDefinition} without schemas and texts. */
export type CallDefinition = Pick<
  EndpointDefinition,
  'id' | 'method' | 'path' | 'access' | 'feature' | 'pagination' | 'responds'
>;

/** The calls by the same names as the endpoints. */
type Calls = {
  readonly [Domain in keyof typeof endpoints]: {
    readonly [Name in keyof (typeof endpoints)[Domain]]: CallDefinition;
  };
};

const callOf = ({
  id,
  method,
  path,
  access,
  feature,
  pagination,
  responds,
}: EndpointDefinition): CallDefinition => ({
  id,
  method,
  path,
  access,
  feature,
  ...(pagination && { pagination }),
  ...(responds && { responds }),
});

/**
 * Every REST call by domain, without schemas: `calls.auth.phoneVerify`. Builds evaluate this file and keep its value
 * (`tools/evaluatedCalls.mjs`), so that a browser loads a table instead of all schemas and the library behind them.
 */
export const calls = Object.fromEntries(
  Object.entries(endpoints).map(([domain, group]) => [
    domain,
    Object.fromEntries(Object.entries(group).map(([name, endpoint]) => [name, callOf(endpoint)])),
  ]),
) as Calls;
