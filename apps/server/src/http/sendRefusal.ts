import type { FastifyReply } from 'fastify';
import type { Refusal } from '../core/Refusal.ts';

/** Sends the contract's error envelope; `status` overrides the code's own HTTP status by a more exact one. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, status = refusal.status): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.status(status).send({ success: false, errors: refusal.sentences, code: refusal.code });
}
