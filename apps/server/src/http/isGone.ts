import type { FastifyRequest } from 'fastify';

/** Whether the connection of a request was reset or has ended: nobody waits for its response, and its address is not known any more. */
export function isGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed;
}

/** Ends the work for a request whose connection is gone; it is no error, and nothing is sent. */
export class ConnectionGoneError extends Error {
  override name = 'ConnectionGoneError';
}
