import type { EndpointDefinition } from '@franca/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/Refusal.ts';
import { findUnsafe } from './findUnsafe.ts';
import { genericSentence } from './genericSentence.ts';
import { sentencesOf } from './sentencesOf.ts';

/** The parts of a request after their schemas. */
export type Input = { params?: unknown; query?: unknown; body?: unknown };

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
