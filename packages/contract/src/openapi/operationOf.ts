import { describePolicy } from '../endpoint/describePolicy.ts';
import type { Endpoint } from '../endpoint/Endpoint.ts';
import type { SchemaWriter } from './createSchemaWriter.ts';
import type { OpenApiOperation } from './OpenApiDocument.ts';
import { parametersOf } from './parametersOf.ts';
import { responsesOf } from './responsesOf.ts';

function securityOf({ access: { kind } }: Endpoint): OpenApiOperation['security'] {
  if (kind === 'public' || kind === 'loopback' || kind === 'link') return [];
  return kind === 'registration' ? [{ session: [] }, { registration: [] }] : [{ session: [] }];
}

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
    description: `Specification: ${endpoint.spec}. ${describePolicy(endpoint)}`,
    tags: [endpoint.id.split('.')[0] ?? ''],
    parameters: parametersOf(endpoint, writer),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(endpoint, writer),
    security: securityOf(endpoint),
    'x-stage': endpoint.stage,
  };
}
