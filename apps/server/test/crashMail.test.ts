import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callRemote } from './remotePerson.ts';
import { type ServerProcess, startServer } from './startServer.ts';

const body = { name: 'Vera Lind', email: 'vera@example.org', message: 'Let us talk.' };

describe('a server that is killed while a mail leaves', () => {
  let directory: string;
  let smtp: SMTPServer;
  let server: ServerProcess;
  /** Message-IDs of what the mail server has taken, or was about to. */
  const received: string[] = [];

  const start = (): ServerProcess => {
    const { port } = smtp.server.address() as AddressInfo;
    return startServer({
      DATA_DIR: directory,
      TRANSLATE_ENGINES: 'phrases',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Franca <no-reply@franca.example>',
      CONTACT_EMAIL: 'partners@franca.example',
    });
  };
  const kill = async (): Promise<void> => {
    server.child.kill('SIGKILL');
    await server.exited;
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-crash-mail-'));
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, _session, done) => {
        const take = async (): Promise<void> => {
          const { messageId = '' } = await PostalMime.parse(await buffer(stream));
          received.push(messageId);
          // The first one is taken without a word: whoever sent it cannot know.
          if (received.length > 1) done();
        };
        take().catch(done);
      },
    });
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    server = start();
  }, 60_000);

  afterAll(async () => {
    await kill();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await rm(directory, { recursive: true, force: true });
  });

  it('sends it after the next start, under the same name, and then never again', async () => {
    await callRemote(await server.ready, '/user/appointment', { body });
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000, interval: 20 });
    await kill();
    server = start();
    await server.ready;
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000, interval: 20 });
    expect(received[1]).toBe(received[0]);

    // Ends what it has begun, so that it has noted the response.
    server.child.kill('SIGTERM');
    await server.exited;
    server = start();
    await callRemote(await server.ready, '/user/appointment', { body: { ...body, message: 'Once more.' } });
    await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 20_000, interval: 20 });
    expect(received[2]).not.toBe(received[0]);
  }, 120_000);
});
