import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { createSocket } from './createSocket.ts';

const patient = { timeout: 60_000, interval: 20 };
const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).reverse()) close();
});

/** A server in a process of its own, which a test can stop as a whole. */
const program = `
  const { createServer } = require('node:http');
  const { Server } = require('socket.io');
  const http = createServer();
  new Server(http, { pingInterval: 1000 }).of('/chat');
  http.listen(0, '127.0.0.1', () => console.log(http.address().port));
`;

it('a connection to a frozen server is given up, and comes back when the server goes on', async () => {
  const server = spawn(process.execPath, ['-e', program], {
    // Where the program finds its packages, wherever the tests were started.
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => server.kill('SIGKILL'));
  const ended = once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server ended: ${code}`)));
  ended.catch(() => undefined);
  const [port] = await Promise.race([once(server.stdout, 'data'), ended]);
  const socket = createSocket('/chat', {
    url: `http://127.0.0.1:${String(port).trim()}`,
    userId: '019aa000-0000-7000-8000-000000000001',
    getToken: () => 'secret',
  });
  closers.push(() => socket.close());
  socket.connect();
  await vi.waitFor(() => expect(socket.getState().status).toBe('connected'), patient);
  const states: unknown[] = [];
  socket.subscribe((state) => states.push(state));
  server.kill('SIGSTOP');
  await vi.waitFor(
    () => expect(states).toContainEqual(expect.objectContaining({ status: 'reconnecting', isSilent: true })),
    patient,
  );
  server.kill('SIGCONT');
  await vi.waitFor(() => expect(socket.getState().status).toBe('connected'), patient);
}, 150_000);
