import { devKeyHeader } from '@franca/contract';
import type { FastifyRequest } from 'fastify';
import { sameText } from '../core/hashes.ts';

/** Who may use the tools for developers: the dev outbox and the demo's one-click sign-in. */
export type LocalAccess = {
  /** Whether this server is for this machine alone: no other address was given to people. */
  isForThisMachine: boolean;
  /** Key of the dev outbox. */
  key: string;
  /** Whether a request comes from this machine, to a server that is for this machine alone. */
  isLocal: (request: FastifyRequest) => boolean;
  /** The same, for a request that also carries the key: in the header, or where a page asks in the cookie. */
  hasKey: (request: FastifyRequest, given?: string) => boolean;
};

/** What the tools are protected with. */
export type LocalAccessOptions = {
  /** Address that was given to people, `PUBLIC_URL`. */
  publicUrl: string | undefined;
  /** Key of the dev outbox. */
  key: string;
};

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Headers by which proxies, content networks and load balancers name themselves or the client. */
const proxyHeader =
  /^(forwarded|via|x-(forwarded|real|client|cluster|original|envoy|amzn?|azure|appengine|cloud|arr|proxy)[-\w]*|(cf|cdn|fastly|fly|akamai|true-client)-[-\w]+)$/;

/** Whether an address is of this machine; `undefined` stands for none given. */
function isOfThisMachine(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || loopbackHost.test(new URL(publicUrl).host);
}

/**
 * Decides who may use the tools for developers. A proxy need not say that it is one, so what comes from this machine is not
 * trusted for that alone: codes and links need a key, and nothing is sent where another address was given to people.
 */
export function createLocalAccess({ publicUrl, key }: LocalAccessOptions): LocalAccess {
  const isForThisMachine = isOfThisMachine(publicUrl);

  function isLocal({ headers, socket }: FastifyRequest): boolean {
    if (!isForThisMachine || Object.keys(headers).some((name) => proxyHeader.test(name))) return false;
    // A foreign page may point its own name at this machine.
    return loopbackAddress.test(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '');
  }

  return {
    isForThisMachine,
    key,
    isLocal,
    hasKey: (request, given = request.headers[devKeyHeader]?.toString() ?? '') =>
      isLocal(request) && sameText(given, key),
  };
}
