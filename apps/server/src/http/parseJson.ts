import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/Refusal.ts';
import { findUnsafe } from './findUnsafe.ts';

/** Replaces the JSON parser by one that tolerates an empty body and refuses null bytes and deep nesting. */
export function parseJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) return done(new Refusal('malformed_request'));
      const unsafe = findUnsafe(value);
      done(unsafe ? new Refusal('validation_failed', { sentences: [unsafe] }) : null, value);
    });
  });
}
