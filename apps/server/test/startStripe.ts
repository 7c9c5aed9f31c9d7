import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startHttpServer } from './startHttpServer.ts';
import { createStripeState, StripeProblem, type StripeState } from './stripeState.ts';

/** Keys that the local server accepts. */
export const stripeKeys = {
  secretKey: 'sk_test_local0000000000000000',
  publishableKey: 'pk_test_local0000000000000000',
  webhookSecret: 'whsec_local0000000000000000',
};

/** A server on the loopback address that speaks Stripe's documented protocol, as far as Franca uses it. */
export type LocalStripe = StripeState & {
  /** Its address, for `STRIPE_API_URL`. */
  url: string;
  /** What came in, oldest first: `POST /v1/customers`. */
  requests: string[];
  /** Loses what comes next: before it has an effect, or its response, or keeps the caller waiting; on all paths, or these. */
  lose: (what: 'requests' | 'answers' | 'patience' | 'nothing', path?: RegExp) => void;
  /** Answers every request with this status, as a broken Stripe does; 0 ends it. */
  fail: (status: number) => void;
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys: () => void;
  /** The header `stripe-signature` of a body. */
  sign: (body: string, at?: Date) => string;
  close: () => Promise<void>;
};

type Answer = { status: number; body: unknown };
type Form = Record<string, unknown>;

/** `a[b][0]=c` as an object; the form that Stripe's clients send. */
function readForm(source: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(source)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Form;
    }
    place[last] = value;
  }
  return form;
}

const refusal = (status: number, error: object): Answer => ({ status, body: { error } });

/** Starts it; it holds everything in memory. */
export async function startStripe(): Promise<LocalStripe> {
  const state = createStripeState();
  const requests: string[] = [];
  const answered = new Map<string, { parameters: string; answer: Promise<Answer> }>();
  let losing: { what: 'requests' | 'answers' | 'patience' | 'nothing'; path: RegExp } = {
    what: 'nothing',
    path: /./,
  };
  let failing = 0;

  function run(method: string, path: string, form: Form): Answer {
    try {
      return { status: 200, body: state.run(method, path, form) };
    } catch (error) {
      if (error instanceof StripeProblem) return refusal(error.status, error.body);
      throw error;
    }
  }

  /** The same key is the same response; with other parameters it is an error. */
  async function answerOnce(key: string | undefined, parameters: string, act: () => Answer): Promise<Answer> {
    if (key === undefined) return act();
    const before = answered.get(key);
    if (before && before.parameters !== parameters)
      return refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    if (before) return before.answer;
    const answer = Promise.resolve(act());
    answered.set(key, { parameters, answer });
    return answer;
  }

  async function answer(request: IncomingMessage, source: string): Promise<Answer> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://local');
    requests.push(`${method} ${url.pathname}`);
    if (failing > 0) return refusal(failing, { type: 'api_error', message: 'An error occurred.' });
    if (headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    if (!headers['stripe-version'])
      return refusal(400, { type: 'invalid_request_error', message: 'No version.' });
    if (method !== 'POST') return run(method, url.pathname, readForm(url.search));
    if (source && headers['content-type'] !== 'application/x-www-form-urlencoded')
      return refusal(400, { type: 'invalid_request_error', message: 'Invalid request content type.' });
    const key = headers['idempotency-key']?.toString();
    return answerOnce(key, `${url.pathname} ${source}`, () => run(method, url.pathname, readForm(source)));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const source = await text(request);
    const lost = losing.path.test(request.url ?? '') ? losing.what : 'nothing';
    if (lost === 'requests') return void request.socket.destroy();
    const { status, body } = await answer(request, source);
    if (lost === 'answers') return void request.socket.destroy();
    if (lost === 'patience') return;
    const id = `req_${randomBytes(7).toString('hex')}`;
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'request-id': id,
        'stripe-should-retry': 'false',
      })
      .end(JSON.stringify(body));
  }

  const server = await startHttpServer((request, response) => void handle(request, response));
  return {
    ...state,
    url: server.origin,
    requests,
    lose: (what, path = /./) => {
      losing = { what, path };
    },
    fail: (status) => {
      failing = status;
    },
    forgetKeys: () => answered.clear(),
    sign: (body, at = new Date()) => {
      const time = Math.floor(at.getTime() / 1000);
      const mac = createHmac('sha256', stripeKeys.webhookSecret).update(`${time}.${body}`).digest('hex');
      return `t=${time},v1=${mac}`;
    },
    close: server.close,
  };
}

/** The variables of the environment that make a server use it. */
export const stripeEnvironment = (stripe: LocalStripe): Record<string, string> => ({
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
