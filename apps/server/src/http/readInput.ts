import type { EndpointDefinition } from '@franca/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../core/Refusal.ts';
import { findUnsafe } from './findUnsafe.ts';

/** The parts of a request after their schemas. */
export type Input = { params?: unknown; query?: unknown; body?: unknown };

/** The sentence for a wrong field whose schema has none of its own: the general one, led by the name of the field. */
const genericSentence: z.core.$ZodErrorMap = (issue) => {
  const given = z.config().localeError?.(issue);
  const message = (typeof given === 'string' ? given : given?.message) ?? 'Invalid input';
  const field = issue.path?.join('.');
  return field ? `${field}: ${message}.` : `${message}.`;
};

/** One sentence per wrong field, at most 20, letter for letter as schemas have them. */
function sentencesOf(error: z.ZodError): string[] {
  return error.issues.slice(0, 20).map((issue) => issue.message);
}

/** Parses what an endpoint takes by its schemas; throws `Refusal` with one sentence per wrong field. */
export function readInput(endpoint: EndpointDefinition, request: FastifyRequest): Input {
  const unsafe = findUnsafe([request.params, request.query]);
  if (unsafe) throw new Refusal('validation_failed', { sentences: [unsafe] });
  const input: Input = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(request[part] ?? {}, { error: genericSentence });
    if (!result.success) throw new Refusal('validation_failed', { sentences: sentencesOf(result.error) });
    input[part] = result.data;
  }
  return input;
}
