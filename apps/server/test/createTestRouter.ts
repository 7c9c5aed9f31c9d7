import type { FastifyInstance } from 'fastify';
import { Refusal } from '../src/core/Refusal.ts';
import { createRouter, type RouterHandle, type RouterOptions } from '../src/http/createRouter.ts';

/** A router for the endpoints of one domain: nobody is known, a member or limited unless the options say otherwise. */
export function createTestRouter(
  server: FastifyInstance,
  options: Partial<RouterOptions> = {},
): RouterHandle {
  return createRouter(server, {
    readSession: async () => undefined,
    findRegistrant: async () => undefined,
    requireMember: async () => {
      throw new Refusal('topic_not_found');
    },
    hasFeature: async () => true,
    limiter: async () => 0,
    onViolation: () => undefined,
    ...options,
  });
}
