import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config.ts';
import { trustedBy } from './createServer.ts';

/** Makes what reads the address of a client where Fastify makes no request, such as at an upgrade; `request.ip` is the same. */
export function createClientAddress(setting: Config['TRUST_PROXY']): (request: IncomingMessage) => string {
  const trusted = trustedBy(setting);
  const isTrusted = typeof trusted === 'function' ? trusted : proxyAddress.compile(trusted || []);
  return (request) => proxyAddress(request, isTrusted);
}
