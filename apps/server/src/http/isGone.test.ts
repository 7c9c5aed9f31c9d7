import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { endpoints } from '@franca/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLocalAccess } from './createLocalAccess.ts';
import { createLogger } from './createLogger.ts';
import { createRouter } from './createRouter.ts';
import { createServer } from './createServer.ts';

describe('a connection that is gone', () => {
  let server: FastifyInstance;
  let own: Socket | undefined;
  const written = vi.fn();

  beforeEach(async () => {
    written.mockClear();
    server = await createServer(createLogger({ write: written }), loadConfig({ PORT: '0' }));
    server.server.on('connection', (socket: Socket) => {
      own = socket;
    });
  });
  afterEach(() => server.close());

  /** Sends requests in one piece, and waits until the connection has ended and everything had its turn. */
  async function send(requests: string): Promise<void> {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(requests);
    await once(socket, 'close');
    for (let turn = 0; turn < 500; turn += 1) await setImmediate();
  }

  it('is not worked for, where it waits for its turn without a session', async () => {
    const handler = vi.fn(() => {
      own?.destroy();
      return '';
    });
    server.get('/work', handler);
    await send('GET /work HTTP/1.1\r\nHost: franca\r\n\r\n'.repeat(100));
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('is not worked for any more, and is no error, once its session was found', async () => {
    const limiter = vi.fn(async () => 0);
    const never = async (): Promise<never> => {
      throw new Error('Nobody asks for this.');
    };
    const { route } = createRouter(server, {
      readSession: async () => {
        own?.destroy();
        return 'mia';
      },
      requireRegistrant: never,
      requireMember: never,
      requireCallParticipant: never,
      requireAssistantOwner: never,
      planOf: async () => 'free',
      hasPlans: true,
      local: createLocalAccess({ publicUrl: undefined, key: 'a-key-of-this-test' }),
      limiter,
    });
    const handler = vi.fn();
    route(endpoints.users.me, handler);
    await send('GET /api/user/me HTTP/1.1\r\nHost: franca\r\nAuthorization: Bearer mia\r\n\r\n');
    expect(handler).not.toHaveBeenCalled();
    expect(written.mock.calls.filter(([line]) => String(line).includes('"level":50'))).toEqual([]);
  });
});
