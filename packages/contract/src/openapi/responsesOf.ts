import * as z from 'zod';
import { commonErrors } from '../endpoint/commonErrors.ts';
import type { Endpoint } from '../endpoint/Endpoint.ts';
import { errorCodes } from '../errorCodes.ts';
import { failureEnvelopeSchema } from '../failureEnvelopeSchema.ts';
import { paginationSchema } from '../paginationSchema.ts';
import type { SchemaWriter } from './createSchemaWriter.ts';
import type { OpenApiContent } from './OpenApiDocument.ts';

const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

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
          ...(endpoint.pagination ? { pagination: paginationSchema } : {}),
        });
  return {
    description: endpoint.summary,
    content: { 'application/json': { schema: writer.write(schema, 'output') } },
  };
}

/** Answers of an endpoint by status: one success, and its error codes gathered under their statuses. */
export function responsesOf(endpoint: Endpoint, writer: SchemaWriter): Record<string, OpenApiContent> {
  const failure = endpoint.bothErrorShapes
    ? failureEnvelopeSchema.extend({ error: z.object({ message: z.string(), code: z.string() }) })
    : failureEnvelopeSchema;
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
