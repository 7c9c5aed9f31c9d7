import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../rest/allEndpoints.ts';
import { createOpenApiDocument } from './createOpenApiDocument.ts';

const document = createOpenApiDocument(allEndpoints, { version: '1.2.3' });

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, content]) =>
    key === '$ref' ? [String(content)] : referencesIn(content),
  );
}

describe('createOpenApiDocument', () => {
  it('writes a document that a validator of OpenAPI 3.1 accepts', async () => {
    const result = await validate(structuredClone(document) as never);
    expect(result).toMatchObject({ valid: true });
  });

  it('resolves every reference and uses every component', () => {
    const references = new Set(referencesIn(document));
    const declared = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...references].sort()).toEqual(declared.sort());
  });

  it('names the models instead of repeating them', () => {
    const answer = document.paths['/topic/{topic_id}']?.get?.responses['200']?.content['application/json'];
    expect(answer?.schema).toMatchObject({ properties: { data: { $ref: '#/components/schemas/Topic' } } });
  });

  it('says which answers come piece by piece', () => {
    const content = document.paths['/openai-chat/create']?.post?.responses['200']?.content;
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'text/event-stream']);
  });

  it('declares every path parameter, and none that the path lacks', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(operations)) {
        const declared = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name);
        expect(declared, path).toEqual(inPath);
      }
    }
  });

  it('has one operation for each endpoint', () => {
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map((operation) => operation.operationId),
    );
    expect(ids.sort()).toEqual(allEndpoints.map((endpoint) => endpoint.id).sort());
  });

  it('describes an optional query field with its default, as callers write it', () => {
    const limit = document.paths['/chat']?.get?.parameters.find((one) => one.name === 'limit');
    expect(limit).toMatchObject({ required: false, schema: { default: 20, minimum: 1, maximum: 100 } });
  });

  it('gathers error codes under their status, with their sentences', () => {
    const refused = document.paths['/topic/private']?.post?.responses['403'];
    expect(refused?.description).toContain('`not_permitted`: User not permission.');
    const missing = document.paths['/chat/forward']?.post?.responses['404'];
    expect(missing?.description).toContain('`message_not_found`');
    expect(missing?.description).toContain('`topic_not_found`');
  });
});
