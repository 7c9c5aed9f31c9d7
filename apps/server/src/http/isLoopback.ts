import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from this machine itself. A forwarded one does not, and neither does one for another host
 * name: a foreign page may point its own name at this machine.
 */
export function isLoopback({ headers, ip }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return loopbackAddress.test(ip) && loopbackHost.test(headers.host ?? '');
}
