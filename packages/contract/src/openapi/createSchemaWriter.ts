import * as z from 'zod';
import type { JsonSchema } from './JsonSchema.ts';
import { modelRegistry } from './modelRegistry.ts';

/** Points a reference at the document's components, and drops what only zod needs. */
function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== '$schema' && key !== '$defs')
    .map(([key, content]) => [
      key,
      key === '$ref' ? String(content).replace('#/$defs/', '#/components/schemas/') : relocated(content),
    ]);
  return Object.fromEntries(entries);
}

/** Turns zod schemas into JSON Schema and collects the named ones. */
export function createSchemaWriter() {
  const registry = modelRegistry();
  const components: Record<string, JsonSchema> = {};

  function write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // The wrapper makes a named schema a reference even when it stands alone.
    const wrapped = z.toJSONSchema(z.object({ content: schema }), {
      io,
      metadata: registry,
      unrepresentable: 'any',
    });
    for (const [name, definition] of Object.entries(wrapped.$defs ?? {})) {
      const { id: _, ...rest } = relocated(definition) as Record<string, unknown>;
      components[name] = rest;
    }
    return relocated(wrapped.properties?.content ?? {}) as JsonSchema;
  }

  return { write, components };
}

/** Turns zod schemas into JSON Schema and collects the named ones. */
export type SchemaWriter = ReturnType<typeof createSchemaWriter>;
