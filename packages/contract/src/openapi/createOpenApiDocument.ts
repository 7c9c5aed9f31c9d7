import type { Endpoint } from '../endpoint/Endpoint.ts';
import { createSchemaWriter } from './createSchemaWriter.ts';
import type { OpenApiDocument, OpenApiOperation } from './OpenApiDocument.ts';
import { operationOf } from './operationOf.ts';

/** What the document says about itself. */
export interface OpenApiOptions {
  /** Version of the server. */
  readonly version: string;
  /** Base path of the calls; `/api` when left out. */
  readonly baseUrl?: string;
}

const tokens = {
  session: { type: 'http', scheme: 'bearer', description: 'The access_token of a sign-in.' },
  registration: { type: 'http', scheme: 'bearer', description: 'The registration_token of a verification.' },
};

/** Writes endpoints as an OpenAPI 3.1 document, for readers and for generators of clients. */
export function createOpenApiDocument(
  endpoints: readonly Endpoint[],
  options: OpenApiOptions,
): OpenApiDocument {
  const writer = createSchemaWriter();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint, writer);
    paths[endpoint.path] = operations;
  }
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.id.split('.')[0] ?? ''))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Franca',
      version: options.version,
      description: 'One world, one language! The REST calls of a Franca server.',
    },
    servers: [{ url: options.baseUrl ?? '/api' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: writer.components, securitySchemes: tokens },
  };
}
