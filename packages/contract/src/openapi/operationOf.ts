import * as z from 'zod';
import { describePolicy } from '../endpoint/describePolicy.ts';
import type { Endpoint } from '../endpoint/Endpoint.ts';
import { envelopes } from '../envelopes.ts';
import { commonErrors } from '../errors/commonErrors.ts';
import { errorCodes } from '../errors/errorCodes.ts';
import type { SchemaWriter } from './createSchemaWriter.ts';
import type { OpenApiContent, OpenApiOperation, OpenApiParameter } from './OpenApiDocument.ts';

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', writer: SchemaWriter) {
  return Object.entries(schema?.shape ?? {}).map(
    ([name, field]): OpenApiParameter => ({
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: writer.write(field as z.ZodType, 'input'),
    }),
  );
}

/** Path and query parameters of an endpoint. */
export function parametersOf(endpoint: Endpoint, writer: SchemaWriter): OpenApiParameter[] {
  return [...parameters(endpoint.params, 'path', writer), ...parameters(endpoint.query, 'query', writer)];
}

const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** The same answer piece by piece: `delta` `{text}`, then `done` with its data, or `error` `{errors, code}`. */
const events = { 'text/event-stream': { schema: { type: 'string' } } };

function successOf(endpoint: Endpoint, writer: SchemaWriter): OpenApiContent {
  if (endpoint.responds === 'binary') return { description: endpoint.summary, content: binary };
  const flat = endpoint.flat && endpoint.data instanceof z.ZodObject ? endpoint.data.shape : {};
  const schema =
    endpoint.responds === 'document'
      ? endpoint.data
      : z.object({
          ...flat,
          success: z.literal(true),
          data: endpoint.data,
          ...(endpoint.pagination ? { pagination: envelopes.pagination } : {}),
        });
  return {
    description: endpoint.summary,
    content: {
      'application/json': { schema: writer.write(schema, 'output') },
      ...(endpoint.streams && events),
    },
  };
}

/** Answers of an endpoint by status: one success, and its error codes gathered under their statuses. */
export function responsesOf(endpoint: Endpoint, writer: SchemaWriter): Record<string, OpenApiContent> {
  const failure = endpoint.bothErrorShapes
    ? envelopes.failure.extend({ error: z.object({ message: z.string(), code: z.string() }) })
    : envelopes.failure;
  const responses: Record<string, OpenApiContent> = { 200: successOf(endpoint, writer) };
  for (const code of new Set([...endpoint.errors, ...commonErrors])) {
    const { status, sentence } = errorCodes[code];
    const line = `\`${code}\`: ${sentence}`;
    const described = responses[status]?.description;
    responses[status] = {
      description: described ? `${described}\n${line}` : line,
      content: { 'application/json': { schema: writer.write(failure, 'output') } },
    };
  }
  return responses;
}

function securityOf({ access: { kind } }: Endpoint): OpenApiOperation['security'] {
  if (kind === 'public' || kind === 'loopback' || kind === 'devKey' || kind === 'link') return [];
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
    description: describePolicy(endpoint),
    tags: [endpoint.id.split('.')[0] ?? ''],
    parameters: parametersOf(endpoint, writer),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(endpoint, writer),
    security: securityOf(endpoint),
    'x-stage': endpoint.stage,
  };
}
