import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer …`; null when there is none or it cannot be one. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w~+/.=-]{1,1000})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
