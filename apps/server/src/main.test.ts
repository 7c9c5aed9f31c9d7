import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devKeyHeader } from '@franca/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadRemote } from '../test/remotePerson.ts';
import { type ServerProcess, startServer, testDevKey } from '../test/startServer.ts';

const withKey = { headers: { [devKeyHeader]: testDevKey } };

describe('the server process', () => {
  let directory: string;
  const started: ServerProcess[] = [];
  /** Other programs, which must not outlive a test that fails. */
  const running = new Set<ChildProcess>();

  const start = (environment: Record<string, string> = {}, program?: string): ServerProcess => {
    const server = startServer({ DATA_DIR: directory, ...environment }, program);
    started.push(server);
    return server;
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-process-'));
  });
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    for (const { child, exited } of started.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
    await rm(directory, { recursive: true, force: true });
  });

  it('refuses to share a data directory, and the first one goes on', async () => {
    const first = start();
    const address = await first.ready;
    const second = start();
    expect(await second.exited).toBe(1);
    expect(second.printed()).toContain(`is in use by process ${first.child.pid}`);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s, so that the next start finds all data',
    async (signal) => {
      const first = start();
      const address = await first.ready;
      const login = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const body = JSON.stringify({ email: 'kept@example.org', type: 'web' });
      expect((await fetch(`${address}/api/auth/email-verify`, { ...login, body })).status).toBe(200);
      first.child.kill(signal);
      expect(await first.exited).toBe(0);
      const again = start();
      const outbox = await fetch(`${await again.ready}/api/dev/outbox?to=kept@example.org`, withKey);
      expect(await outbox.json()).toMatchObject({ data: [{ to: 'kept@example.org' }] });
    },
  );

  it('says which port is taken', async () => {
    const first = start();
    const { port } = new URL(await first.ready);
    const other = await mkdtemp(join(tmpdir(), 'franca-process-'));
    const second = start({ PORT: port, DATA_DIR: other });
    expect(await second.exited).toBe(1);
    expect(second.printed()).toContain(`Port ${port} is in use`);
    await rm(other, { recursive: true, force: true });
  });

  it('starts again after it was killed, from its sources as well', async () => {
    const first = start({}, 'src/main.ts');
    await first.ready;
    first.child.kill('SIGKILL');
    expect(await first.exited).toBe('SIGKILL');
    await expect(start().ready).resolves.toContain('http://127.0.0.1:');
  });

  it.each([
    ['an error', "throw new Error('out of reach');"],
    ['a rejection', "void Promise.reject(new Error('out of reach'));"],
  ])('logs %s that nobody catches, ends cleanly and can be started again', async (_what, fault) => {
    const script = encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} });`);
    const server = start({ NODE_OPTIONS: `--import=data:text/javascript,${script}` });
    await server.ready;
    server.child.kill('SIGUSR2');
    expect(await server.exited).toBe(70);
    expect(server.printed()).toContain('an error was caught by nobody');
    expect(server.printed()).toContain('out of reach');
    expect(server.printed()).toContain('Franca has stopped.');
    await expect(start().ready).resolves.toContain('http://127.0.0.1:');
  });

  it('is ended when its event loop stands still', async () => {
    const module = new URL('./watchEventLoop.ts', import.meta.url).href;
    const script = `import { watchEventLoop } from '${module}'; await watchEventLoop(300); for (;;);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    running.add(child);
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
    expect(JSON.parse(printed)).toMatchObject({ level: 60, msg: expect.stringContaining('stood still') });
  });

  it('does not start with a bad value and says which', async () => {
    const server = start({ DEMO: 'perhaps' });
    expect(await server.exited).toBe(1);
    expect(server.printed()).toBe('The environment variable DEMO must be 0 or 1.\n');
  });

  it('says which variable names a database that cannot be reached', async () => {
    const server = start({ DATABASE_URL: 'postgres://franca:secret@127.0.0.1:9/franca' });
    expect(await server.exited).toBe(1);
    expect(server.printed()).toContain('DATABASE_URL names the database franca at 127.0.0.1:9');
    expect(server.printed()).not.toContain('secret');
  });

  it('keeps its data from everybody else on the machine', async () => {
    await chmod(directory, 0o755);
    await start().ready;
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const modes = entries.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'directory' : 'file'} ${(mode & 0o777).toString(8)}`;
    });
    expect(new Set(await Promise.all(modes))).toEqual(new Set(['directory 700', 'file 600']));
    expect(((await stat(directory)).mode & 0o777).toString(8)).toBe('700');
  });

  it('logs neither codes, links, tokens nor addresses', async () => {
    const server = start();
    const address = await server.ready;
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as { data: { access_token: string } };
      return { ...answer, status: response.status };
    };
    const email = 'secret-person@example.org';
    expect(await post('/auth/email-verify', { email, type: 'web' })).toMatchObject({ status: 200 });
    const response = await fetch(`${address}/api/dev/outbox?to=${email}`, withKey);
    const outbox = (await response.json()) as { data: { link: string }[] };
    expect(outbox).toMatchObject({ success: true, data: [{}] });
    const query = new URL(outbox.data[0]?.link ?? '').searchParams;
    const [code, h] = [query.get('code') ?? '', query.get('h') ?? ''];
    await post('/auth/v2/email-code-verify', { email, code, h });
    const profile = {
      name: 'Nobody Knows',
      country: 'Italy',
      language: 'Italian',
      accent: 'Italian (Italy)',
    };
    const { data: session } = await post('/auth/signup', {
      ...profile,
      avatar: await uploadRemote(address, { email, code }),
      gender: 'other',
      email,
      code,
    });
    await post('/auth/phone-verify', { dial_code: '61', phone_number: '412345678', captcha_token: 'x' });
    await fetch(`${address}/api/user?query=${email}`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    await post('/auth/logout', {}, session.access_token);
    server.child.kill('SIGTERM');
    await server.exited;
    const log = server.printed();
    expect(log).toContain('/api/auth/signup');
    for (const secret of [email, code, h, session.access_token, '412345678', 'Nobody Knows']) {
      expect(log).not.toContain(secret);
    }
  });
});
