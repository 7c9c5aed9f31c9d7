import { once } from 'node:events';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { openTestService } from '../../../test/openTestService.ts';
import { describeMailer } from '../../ports/Mailer.conformance.ts';
import type { Mail } from '../../ports/Mailer.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';

type ReceivedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  from: string;
  envelopeTo: string[];
  headers: Map<string, string>;
};

/** A real SMTP server on the loopback address that asks for user `franca` with password `p@ss word`. */
async function startServer(options: { refuse?: string } = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'franca' && password === 'p@ss word') done(null, { user: username });
      else done(new Error('no such user'));
    },
    onRcptTo: ({ address }, _session, done) => {
      done(
        address === options.refuse ? Object.assign(new Error('unknown'), { responseCode: 550 }) : undefined,
      );
    },
    onData: (stream, session, done) => {
      const keep = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        mails.push({
          to: mail.to?.map(({ address }) => address).join() ?? '',
          subject: mail.subject ?? '',
          text: (mail.text ?? '').trimEnd(),
          html: mail.html ?? '',
          from: `${mail.from?.name} <${mail.from?.address}>`,
          headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
          envelopeTo: session.envelope.rcptTo.map(({ address }) => address),
        });
      };
      keep().then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, port, close };
}

const from = 'Franca <no-reply@franca.example>';
const login = 'franca:p%40ss%20word';

describeMailer('SMTP', async () => {
  const server = await startServer();
  let isUp = true;
  const breakCarrier = async () => {
    if (isUp) await server.close();
    isUp = false;
  };
  return {
    mailer: createSmtpMailer({
      url: `smtp://${login}@127.0.0.1:${server.port}`,
      from,
      service: openTestService('mail', { timeoutMs: 3000 }),
    }),
    received: async () => server.mails.map(({ to, subject, text }) => ({ to, subject, text })),
    breakCarrier,
    dispose: breakCarrier,
  };
});

async function sendTo(port: number, mail: Partial<Mail> & { to: string }, user = login) {
  const mailer = createSmtpMailer({
    url: `smtp://${user}@127.0.0.1:${port}`,
    from,
    service: openTestService('mail', { timeoutMs: 1000 }),
  });
  const outcome = await mailer.send({ subject: 'Hello', text: 'secret 123456', ...mail });
  await mailer.close();
  return outcome;
}

describe('createSmtpMailer', () => {
  it('sends in the name of the configured sender, with the HTML beside the text', async () => {
    const server = await startServer();
    await sendTo(server.port, { to: 'a@example.org', html: '<p dir="rtl">مرحبا</p>' });
    await server.close();
    expect(server.mails[0]?.from).toBe(from);
    expect(server.mails[0]?.html).toContain('<p dir="rtl">مرحبا</p>');
  });

  it('carries the name of the mail, whom to answer, and how to unsubscribe with one click', async () => {
    const server = await startServer();
    const unsubscribe = 'https://franca.example/newsletter/unsubscribe?key=abc';
    await sendTo(server.port, {
      to: 'a@example.org',
      id: 'mail-1',
      replyTo: 'vera@example.org',
      unsubscribe,
    });
    await server.close();
    const headers = server.mails[0]?.headers;
    expect(headers?.get('message-id')).toBe('<mail-1@franca.example>');
    expect(headers?.get('reply-to')).toContain('vera@example.org');
    expect(headers?.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('says failed for a wrong password', async () => {
    const server = await startServer();
    const outcome = await sendTo(server.port, { to: 'a@example.org' }, 'franca:wrong');
    await server.close();
    expect(outcome).toEqual({ status: 'failed', detail: 'smtp EAUTH 535' });
  });

  it('says refused for an address the server does not know', async () => {
    const server = await startServer({ refuse: 'gone@example.org' });
    const outcome = await sendTo(server.port, { to: 'gone@example.org' });
    await server.close();
    expect(outcome).toEqual({ status: 'refused', detail: 'smtp EENVELOPE 550' });
  });

  it('never turns one address into two readers', async () => {
    const server = await startServer();
    await sendTo(server.port, { to: 'a@example.org, b@example.org' });
    await server.close();
    expect(server.mails.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('b@example.org');
  });

  it('never lets a subject add a header', async () => {
    const server = await startServer();
    await sendTo(server.port, { to: 'a@example.org', subject: 'Hello\r\nBcc: b@example.org' });
    await server.close();
    expect(server.mails[0]?.envelopeTo).toEqual(['a@example.org']);
  });

  it('gives a server up that accepts the connection and stays silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const outcome = await sendTo(port, { to: 'a@example.org' });
    silent.close();
    expect(outcome.status).toBe('failed');
  });
});
