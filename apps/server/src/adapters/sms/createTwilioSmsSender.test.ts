import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openTestService } from '../../../test/openTestService.ts';
import { describeSmsSender } from '../../ports/SmsSender.conformance.ts';
import { createTwilioSmsSender } from './createTwilioSmsSender.ts';

type Answer = (response: ServerResponse, form: URLSearchParams) => void;

const account = `AC${'0'.repeat(32)}`;

const answerJson = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};

/** The error body of Twilio's REST API, with the number repeated in the sentence as Twilio does. */
const twilioError = (status: number, code: number, headers: Record<string, string> = {}) =>
  answerJson(status, { code, message: "'To' number +390612345678: 123456", more_info: '', status }, headers);

const created: Answer = (response, form) =>
  answerJson(201, { sid: `SM${'1'.repeat(32)}`, status: 'queued', to: form.get('To') })(response, form);

/** Speaks the documented protocol of `POST /2010-04-01/Accounts/{Sid}/Messages.json`. */
async function startTwilio(answer: Answer = created) {
  const forms: URLSearchParams[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const [scheme, credentials] = (request.headers.authorization ?? '').split(' ');
    const known = [`SK1:secret`, `${account}:token`].map((pair) => Buffer.from(pair).toString('base64'));
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${account}/Messages.json`) {
      return twilioError(404, 20404)(response, form);
    }
    if (scheme !== 'Basic' || !known.includes(credentials ?? '')) {
      return twilioError(401, 20003)(response, form);
    }
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
      return twilioError(400, 21604)(response, form);
    }
    forms.push(form);
    answer(response, form);
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { forms, origin: `http://127.0.0.1:${port}`, close };
}

const options = { accountSid: account, username: 'SK1', password: 'secret', from: '+15005550006' };

describeSmsSender('Twilio', async () => {
  const twilio = await startTwilio();
  return {
    sender: createTwilioSmsSender({ ...options, origin: twilio.origin, service: openTestService('sms') }),
    received: async () =>
      twilio.forms.map((form) => ({ to: form.get('To') ?? '', text: form.get('Body') ?? '' })),
    breakCarrier: twilio.close,
    dispose: twilio.close,
  };
});

async function sendOnce(answer: Answer, changes: Partial<typeof options> = {}, timeoutMs?: number) {
  const twilio = await startTwilio(answer);
  const service = openTestService('sms', { timeoutMs });
  const sender = createTwilioSmsSender({ ...options, origin: twilio.origin, service, ...changes });
  const outcome = await sender.send({ to: '+390612345678', text: 'Your code is 123456' });
  await twilio.close();
  return { outcome, forms: twilio.forms };
}

describe('createTwilioSmsSender', () => {
  it('signs in by account SID and auth token too', async () => {
    const { outcome } = await sendOnce(created, { username: account, password: 'token' });
    expect(outcome).toEqual({ status: 'sent' });
  });

  it('names a number as From and a messaging service by its SID', async () => {
    const byNumber = await sendOnce(created);
    const byService = await sendOnce(created, { from: `MG${'2'.repeat(32)}` });
    expect(byNumber.forms[0]?.get('From')).toBe(options.from);
    expect(byService.forms[0]?.get('MessagingServiceSid')).toMatch(/^MG2/);
    expect(byService.forms[0]?.has('From')).toBe(false);
  });

  it('says failed for wrong credentials', async () => {
    const { outcome } = await sendOnce(created, { password: 'wrong' });
    expect(outcome).toEqual({ status: 'failed', detail: 'twilio 401 code 20003' });
  });

  it.each([21211, 21408, 21610, 21614])(
    'says refused for code %i: the number can never be reached',
    async (code) => {
      const { outcome } = await sendOnce(twilioError(400, code));
      expect(outcome).toEqual({ status: 'refused', detail: `twilio 400 code ${code}` });
    },
  );

  it('says failed for another 400, such as a wrong sender', async () => {
    const { outcome } = await sendOnce(twilioError(400, 21606));
    expect(outcome.status).toBe('failed');
  });

  it('passes on how long Twilio asks to wait', async () => {
    const { outcome } = await sendOnce(twilioError(429, 20429, { 'retry-after': '3' }));
    expect(outcome).toEqual({ status: 'failed', detail: 'twilio 429 code 20429', retryAfterMs: 3000 });
  });

  it('hands a message over once, even after a server error without JSON', async () => {
    const { outcome, forms } = await sendOnce((response) => response.writeHead(503).end('<html>'));
    expect(outcome).toEqual({ status: 'failed', detail: 'twilio 503', retryAfterMs: undefined });
    expect(forms).toHaveLength(1);
  });

  it('gives up on a response that never comes', async () => {
    const { outcome } = await sendOnce(() => undefined, {}, 50);
    expect(outcome).toEqual({ status: 'failed', detail: 'twilio silent', retryAfterMs: 5000 });
  });
});
