import { createPublicKey, randomUUID, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type PushPayload, pushPayloadSchema } from '@franca/contract';
import { decrypt } from 'http_ece';
import { type AddressGuard, createAddressGuard } from '../src/adapters/web/createAddressGuard.ts';
import type { ConnectionTarget } from '../src/ports/PageFetcher.ts';
import { createSubscription } from './createSubscription.ts';
import { startHttpServer } from './startHttpServer.ts';

/** A browser that subscribed to the push service. */
export type Subscriber = {
  /** Its subscription as JSON: the `token` of `POST /user/fcm`. */
  token: string;
  /** What reached it, decrypted with its keys and checked against the contract, oldest first. */
  received: PushPayload[];
  /** The headers of each. */
  headers: IncomingMessage['headers'][];
  /** The browser ends its subscription. */
  unsubscribe: () => void;
  /** Leaves what comes for it from now on without a response; what it returns says that the browser is gone. */
  silence: () => () => void;
};

/** A push service on the loopback address: RFC 8030 with VAPID (RFC 8292) and encryption (RFC 8291), all of it checked. */
export type PushService = {
  subscribe: () => Subscriber;
  /** Answers this status from now on, until null. */
  fail: (status: number | null, retryAfter?: number) => void;
  /** How many requests wait for a response that does not come. */
  countWaiting: () => number;
  /** How many requests were answered with such a status. */
  countFailed: () => number;
  /** Lets a carrier connect to this service and nothing else. */
  guard: AddressGuard;
  /** Requests that were refused for being against the protocol. */
  problems: string[];
  close: () => Promise<void>;
};

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Why an authorization is not valid VAPID for this origin; undefined when it is. */
function vapidProblem(authorization: string | undefined, origin: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = fromBase64(key);
  if (point.length !== 65) return 'no VAPID key';
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    fromBase64(signature),
  );
  if (!isSigned) return 'wrong VAPID signature';
  const { aud, exp, sub } = JSON.parse(fromBase64(claims).toString()) as Record<string, unknown>;
  const day = 24 * 3600;
  const now = Date.now() / 1000;
  if (aud !== origin) return `VAPID for ${aud}`;
  if (typeof exp !== 'number' || exp < now || exp > now + day) return 'VAPID expires at no good time';
  return typeof sub === 'string' && /^(mailto|https):/.test(sub) ? undefined : 'VAPID without subject';
}

/** Starts one. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { take: (body: Buffer, headers: IncomingMessage['headers']) => void }>();
  const problems: string[] = [];
  let failure: { status: number; retryAfter: number | undefined } | null = null;
  let failed = 0;
  const silent = new Set<string>();
  const waiting = new Set<ServerResponse>();
  let origin = '';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { headers, method, url = '' } = request;
    const problem =
      (method === 'POST' ? undefined : `method ${method}`) ??
      (/^\d+$/.test(String(headers.ttl)) ? undefined : 'no TTL') ??
      (headers['content-encoding'] === 'aes128gcm' ? undefined : 'not aes128gcm') ??
      (body.length <= 4096 ? undefined : 'too long') ??
      (/^[\w-]{1,32}$/.test(String(headers.topic)) ? undefined : 'topic') ??
      vapidProblem(headers.authorization, origin);
    if (problem) {
      problems.push(problem);
      return void response.writeHead(400).end(problem);
    }
    if (silent.has(url)) {
      waiting.add(response);
      response.on('close', () => waiting.delete(response));
      return;
    }
    if (failure) {
      const { status, retryAfter } = failure;
      failed += 1;
      return void response
        .writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
        .end();
    }
    const browser = browsers.get(url);
    if (!browser) return void response.writeHead(410).end();
    browser.take(body, headers);
    response.writeHead(201, { location: `${origin}/message/1` }).end();
  }

  const server = await startHttpServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(500).end();
    });
  });
  const { port } = server;
  origin = server.origin;
  const mayConnect = (target: ConnectionTarget) => target.address === '127.0.0.1' && target.port === port;

  return {
    problems,
    guard: createAddressGuard({ protocols: ['http:'], mayConnect }),
    fail: (status, retryAfter) => {
      failure = status === null ? null : { status, retryAfter };
    },
    countWaiting: () => waiting.size,
    countFailed: () => failed,
    subscribe: () => {
      const path = `/push/${randomUUID()}`;
      const { token, ...keys } = createSubscription(origin + path);
      const received: PushPayload[] = [];
      const seen: IncomingMessage['headers'][] = [];
      browsers.set(path, {
        take: (body, headers) => {
          const text = decrypt(body, { version: 'aes128gcm', ...keys }).toString();
          received.push(pushPayloadSchema.parse(JSON.parse(text)));
          seen.push(headers);
        },
      });
      return {
        token,
        received,
        headers: seen,
        unsubscribe: () => void browsers.delete(path),
        silence: () => {
          silent.add(path);
          return () => {
            silent.delete(path);
            browsers.delete(path);
            for (const response of waiting) {
              waiting.delete(response);
              response.writeHead(410).end();
            }
          };
        },
      };
    },
    close: server.close,
  };
}
