import type { Endpoint } from '@franca/contract';
import { z } from 'zod';
import type { RequestParts } from '../client.ts';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

const formats: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'someone@example.org',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2000-01-01',
  uri: 'https://example.org/',
};

/** How the pattern of a BCP 47 tag begins. */
const languageTag = '^[a-z]{2,3}(-';

function sample(schema: JsonSchema, known: Record<string, unknown>, root: JsonSchema): unknown {
  if (schema.$ref) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return target ? sample(target, known, root) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return sample(choice, known, root);
  // A record has one entry, which is not too few.
  if (schema.propertyNames && typeof schema.additionalProperties === 'object') {
    const name = sample(schema.propertyNames, known, root);
    return { [String(name)]: sample(schema.additionalProperties, known, root) };
  }
  if (schema.type === 'object' || schema.properties) {
    const isKnown = (name: string, field: JsonSchema) =>
      name in known && (!field.enum || field.enum.includes(known[name]));
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([name, field]) => isKnown(name, field) || schema.required?.includes(name),
    );
    return Object.fromEntries(
      fields.map(([name, field]) => [name, isKnown(name, field) ? known[name] : sample(field, known, root)]),
    );
  }
  if (schema.type === 'array')
    return schema.items && schema.minItems ? [sample(schema.items, known, root)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.pattern?.startsWith(languageTag)) return 'es';
  return formats[schema.format ?? ''] ?? 'a'.repeat(Math.max(1, schema.minLength ?? 1));
}

/**
 * An input of the right shape for a schema of the contract: required fields, and those that are known.
 *
 * @param known values by field name that only the test can know, e.g. the id of an existing topic
 */
function sampleOf(schema: z.ZodType | undefined, known: Record<string, unknown>): unknown {
  if (!schema) return undefined;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return sample(json, known, json);
}

/** A request of the right shape, with real ids where the test knows them. */
export function goodRequest(endpoint: Endpoint, known: Record<string, unknown>): RequestParts {
  return {
    params: sampleOf(endpoint.params, known) as Record<string, unknown> | undefined,
    query: sampleOf(endpoint.query, known) as Record<string, unknown> | undefined,
    body: sampleOf(endpoint.body, known),
  };
}
