import type { FastifyReply } from 'fastify';

/** Aborts when whoever waits for a response is gone, and when it was sent. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  return gone.signal;
}
