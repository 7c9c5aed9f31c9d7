import type { z } from 'zod';
import type { Endpoint } from '../endpoint/Endpoint.ts';
import type { SchemaWriter } from './createSchemaWriter.ts';
import type { OpenApiParameter } from './OpenApiDocument.ts';

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
