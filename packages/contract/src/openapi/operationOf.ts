import type { Endpoint, EndpointAuth } from '../endpoint/Endpoint.ts';
import type { SchemaWriter } from './createSchemaWriter.ts';
import type { OpenApiOperation } from './OpenApiDocument.ts';
import { parametersOf } from './parametersOf.ts';
import { responsesOf } from './responsesOf.ts';

const callers: Readonly<Record<EndpointAuth, string>> = {
  public: 'Anybody may call it.',
  bearer: 'Needs a session token.',
  registration: 'Needs a session token, or the registration token of a verification.',
  loopback: 'Answered to the same machine only.',
};

const security: Readonly<Record<EndpointAuth, OpenApiOperation['security']>> = {
  public: [],
  bearer: [{ session: [] }],
  registration: [{ session: [] }, { registration: [] }],
  loopback: [],
};

function requestBodyOf(endpoint: Endpoint, writer: SchemaWriter): OpenApiOperation['requestBody'] {
  if (endpoint.accepts === 'binary') {
    const schema = { type: 'string', format: 'binary' };
    return {
      description: 'The bytes of the file.',
      required: true,
      content: { 'application/octet-stream': { schema } },
    };
  }
  if (!endpoint.body) return undefined;
  return {
    description: endpoint.summary,
    required: !endpoint.body.safeParse(undefined).success,
    content: { 'application/json': { schema: writer.write(endpoint.body, 'input') } },
  };
}

/** The OpenAPI operation of an endpoint. */
export function operationOf(endpoint: Endpoint, writer: SchemaWriter): OpenApiOperation {
  const requestBody = requestBodyOf(endpoint, writer);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: `Specification: ${endpoint.spec}. ${callers[endpoint.auth]}`,
    tags: [endpoint.id.split('.')[0] ?? ''],
    parameters: parametersOf(endpoint, writer),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(endpoint, writer),
    security: security[endpoint.auth],
    'x-stage': endpoint.stage,
  };
}
