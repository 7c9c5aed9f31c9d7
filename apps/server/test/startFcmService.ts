import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { type PushPayload, pushPayloadSchema } from '@franca/contract';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import { startHttpServer } from './startHttpServer.ts';

/** A device that registered with the service. */
export type FcmDevice = {
  /** Its registration token: the `token` of `POST /user/fcm`. */
  token: string;
  /** The data that reached it, checked against the contract, oldest first. */
  received: PushPayload[];
  /** The message of each request as it was written. */
  messages: FcmMessage[];
  /** The application was removed from the device. */
  unregister: () => void;
};

/** Firebase Cloud Messaging on the loopback address: its token endpoint and `messages:send` of HTTP v1, all of it checked. */
export type FcmService = {
  /** What a carrier is made with. */
  account: { projectId: string; clientEmail: string; privateKey: string; origin: string; tokenUrl: string };
  register: () => FcmDevice;
  /** Answers this status from now on, until null. */
  fail: (status: number | null, retryAfter?: number) => void;
  /** Answers this error code, with a detail of this type, from now on. */
  failWith: (status: number, errorCode: string, detail?: object) => void;
  /** Ends the access tokens that were issued. */
  expireTokens: () => void;
  /** How many access tokens were issued. */
  issued: () => number;
  /** Requests that were refused for being against the protocol. */
  problems: string[];
  close: () => Promise<void>;
};

const header = z.record(z.string(), z.string());
/** `Message` of the REST reference, as far as it is used; anything else is against the protocol. */
const messageSchema = z.strictObject({
  token: z.string(),
  data: z.record(z.string(), z.string()),
  android: z.strictObject({
    priority: z.enum(['HIGH', 'NORMAL']),
    ttl: z.string().regex(/^\d+(\.\d+)?s$/),
  }),
  apns: z.strictObject({ headers: header, payload: z.object({ aps: z.object({}).loose() }) }),
  webpush: z.strictObject({ headers: header }),
});
/** One message. */
export type FcmMessage = z.output<typeof messageSchema>;

const projectId = 'travellers-1';
const clientEmail = 'push@travellers-1.iam.gserviceaccount.com';
// Made once: it takes its time.
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const fcmError = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

/** Starts one. */
export async function startFcmService(): Promise<FcmService> {
  const devices = new Map<string, { take: (message: FcmMessage) => void }>();
  const accessTokens = new Set<string>();
  const problems: string[] = [];
  let issued = 0;
  let failure: { status: number; retryAfter?: number | undefined; details: object[] } | null = null;
  let origin = '';

  const answer = (response: ServerResponse, status: number, body: object, retryAfter?: number): void => {
    const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    response.writeHead(status, { 'content-type': 'application/json', ...wait }).end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, status: number, details: object[], retryAfter?: number): void =>
    answer(response, status, { error: { code: status, message: 'No.', details } }, retryAfter);
  const against = (response: ServerResponse, problem: string): void => {
    problems.push(problem);
    refuse(response, 400, [{ '@type': 'type.googleapis.com/google.rpc.BadRequest' }]);
  };

  async function issueToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return against(response, 'grant type');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      algorithms: ['RS256'],
      issuer: clientEmail,
      audience: `${origin}/token`,
      maxTokenAge: '1h',
    });
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging')
      return against(response, 'scope');
    issued += 1;
    const token = randomBytes(16).toString('hex');
    accessTokens.add(token);
    answer(response, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
  }

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await json(request);
    const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !accessTokens.has(token)) return refuse(response, 401, []);
    const { data, error } = z.strictObject({ message: messageSchema }).safeParse(body);
    if (!data) return against(response, error.message);
    const { message } = data;
    const size = Buffer.byteLength(JSON.stringify([message.data, message.apns.payload]));
    if (size > 4096) return against(response, 'too long');
    if (failure) return refuse(response, failure.status, failure.details, failure.retryAfter);
    const device = devices.get(message.token);
    if (!device) return refuse(response, 404, [{ '@type': fcmError, errorCode: 'UNREGISTERED' }]);
    device.take(message);
    answer(response, 200, { name: `projects/${projectId}/messages/1` });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const called = `${request.method} ${request.url}`;
    if (called === 'POST /token') return issueToken(request, response);
    if (called === `POST /v1/projects/${projectId}/messages:send`) return send(request, response);
    against(response, called);
  }

  const server = await startHttpServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(500).end();
    });
  });
  origin = server.origin;

  return {
    account: {
      projectId,
      clientEmail,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      origin,
      tokenUrl: `${origin}/token`,
    },
    problems,
    issued: () => issued,
    expireTokens: () => accessTokens.clear(),
    fail: (status, retryAfter) => {
      failure = status === null ? null : { status, retryAfter, details: [] };
    },
    failWith: (status, errorCode, detail) => {
      failure = { status, details: [{ '@type': fcmError, errorCode }, ...(detail ? [detail] : [])] };
    },
    register: () => {
      const token = `${randomBytes(16).toString('base64url')}:${randomBytes(100).toString('base64url')}`;
      const received: PushPayload[] = [];
      const messages: FcmMessage[] = [];
      devices.set(token, {
        take: (message) => {
          received.push(pushPayloadSchema.parse({ icon: null, ...message.data }));
          messages.push(message);
        },
      });
      return { token, received, messages, unregister: () => void devices.delete(token) };
    },
    close: server.close,
  };
}
