import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Namespace } from 'socket.io';
import { type ClusterAdapter, MessageType } from 'socket.io-adapter';
import { RedisUnreachableError } from './RedisUnreachableError.ts';

/** A connection for commands; they fail at once while Redis is away. */
export type RedisClient = ReturnType<typeof createConnection>;

/** An opened Redis, which joins the processes of one installation. */
export type RedisHandle = {
  /** Connection for commands. */
  client: RedisClient;
  /** The name of a key of this installation; keys of one installation lie in one slot of a Redis cluster. */
  key: (name: string) => string;
  /** Sends what is published in this process to the sockets of the others, for socket.io's option `adapter`. */
  socketAdapter: (namespace: Namespace) => ClusterAdapter;
  /** Receives what is published on a channel; what is published while Redis is away is lost. Returns what unsubscribes. */
  subscribe: (channel: string, listener: (message: string) => void) => Promise<() => Promise<void>>;
  /** Rejects while Redis cannot be used. */
  check: () => Promise<void>;
  /** Called after something may not have been announced, once Redis is there again. */
  onRestored: (listener: () => void) => void;
  /** Ends all connections; close the sockets before. */
  close: () => Promise<void>;
};

/** How Redis is opened. */
export type RedisOptions = {
  /** Address, `redis://` or `rediss://`. */
  url: string;
  /** Name of the installation: others may use the same Redis. */
  installation: string;
  /** Called when a connection is lost. */
  onLost: (error: unknown) => void;
};

/** Events that a process can be behind and still get all of them, however long Redis was away from it. */
const streamLength = 10_000;
/** Milliseconds that a connection may be silent, and between the questions that keep it from being silent. */
const [silenceMs, pingMs] = [10_000, 4000];
/** After what could not be announced, clients catch up once in this time, in milliseconds. */
const repairMs = 3000;
/** The longest pause between two attempts to connect, in milliseconds. */
const retryMs = 500;

function createConnection(url: string, options: { queues: boolean; retries: () => boolean }) {
  return createClient({
    url,
    disableOfflineQueue: !options.queues,
    commandsQueueMaxLength: 10_000,
    pingInterval: pingMs,
    socket: {
      connectTimeout: 5000,
      socketTimeout: silenceMs,
      reconnectStrategy: (attempt) => (options.retries() ? Math.min(retryMs, 20 * 2 ** attempt) : false),
    },
  });
}

/**
 * The adapter announces an event in Redis and waits for the response before it sends it to the sockets of this process.
 * These must not depend on Redis: they get it first.
 */
function deliverHereFirst(adapter: ClusterAdapter): ClusterAdapter {
  const broadcast = adapter.broadcast.bind(adapter);
  adapter.broadcast = async (packet, options) => {
    await broadcast(packet, { ...options, flags: { ...options.flags, local: true } });
    if (options.flags?.local) return;
    const { rooms, except, flags } = options;
    const opts = { rooms: [...rooms], except: [...(except ?? [])], flags: flags ?? {} };
    // biome-ignore lint/complexity/useLiteralKeys: the only way to a protected method from outside.
    adapter['publish']({ type: MessageType.BROADCAST, data: { packet, opts } });
  };
  return adapter;
}

/** The adapter announces by these two commands; nobody there waits for the failure of the second one. */
function reportFailures(connection: RedisClient, noteMissed: () => void): void {
  const xAdd = connection.xAdd.bind(connection) as (...args: unknown[]) => Promise<string>;
  const publish = connection.publish.bind(connection);
  Object.assign(connection, {
    xAdd: (...args: unknown[]) =>
      xAdd(...args).catch((error: unknown) => {
        noteMissed();
        throw error;
      }),
    publish: (...args: Parameters<typeof publish>) => publish(...args).catch(noteMissed),
  });
}

/**
 * The adapter reads from "now on" until it has read its first event: what comes between two such questions would be
 * lost. "Now" is therefore looked up once. It is also kept from asking without a pause when it cannot be answered.
 */
function readFromFirstQuestion(
  reader: RedisClient,
  { stream, isOpened }: { stream: string; isOpened: () => boolean },
): RedisClient {
  const read = reader.xRead.bind(reader) as (
    ...args: Parameters<RedisClient['xRead']>
  ) => ReturnType<RedisClient['xRead']>;
  let now: Promise<string> | undefined;
  const findNow = async (): Promise<string> =>
    (await reader.xRevRange(stream, '+', '-', { COUNT: 1 }))?.[0]?.id ?? '0-0';
  const readSince = async (streams: { key: string; id: string }[], options: object) => {
    try {
      const places = streams.map(async (place) => {
        if (place.id !== '$') return place;
        now ??= findNow().catch((error: unknown) => {
          now = undefined;
          throw error;
        });
        return { ...place, id: await now };
      });
      return await read(await Promise.all(places), options);
    } catch (error) {
      // The adapter asks again at once, whatever happened.
      await (isOpened() ? pass(retryMs) : new Promise(() => undefined));
      throw error;
    }
  };
  return Object.assign(reader, { xRead: readSince });
}

/**
 * Connects to Redis. Throws `RedisUnreachableError` when it does not respond or lets nobody in; lost later, it is sought
 * again without an end.
 */
export async function openRedis({ url, installation, onLost }: RedisOptions): Promise<RedisHandle> {
  const key = (name: string): string => `franca:{${installation}}:${name}`;
  const stream = key('events');
  let isOpened = false;
  let isLost = false;
  let repair: NodeJS.Timeout | undefined;
  const listeners: (() => void)[] = [];
  const connections: RedisClient[] = [];
  let subscriber: RedisClient | undefined;

  function open(queues: boolean): RedisClient {
    const connection = createConnection(url, { queues, retries: () => isOpened });
    connection.on('error', (error: unknown) => {
      if (!isOpened || isLost) return;
      isLost = true;
      onLost(error);
    });
    connection.on('ready', () => {
      if (!isLost || !connections.every(({ isReady }) => isReady)) return;
      isLost = false;
      notifyRestored();
    });
    connections.push(connection);
    return connection;
  }

  function notifyRestored(): void {
    for (const listener of listeners) listener();
  }

  /** Something could not be announced: the others have to catch up, at once where Redis is there, or else when it is. */
  function noteMissed(): void {
    if (isLost || repair) return;
    repair = setTimeout(() => {
      repair = undefined;
      if (isOpened && !isLost) notifyRestored();
    }, repairMs);
  }

  const client = open(false);
  try {
    await client.connect();
  } catch (error) {
    client.destroy();
    throw new RedisUnreachableError(url, error);
  }
  isOpened = true;
  reportFailures(client, noteMissed);

  const createSocketAdapter = createAdapter(
    // The adapter takes a connection for reading and one for subscribing; these wait for Redis, unlike commands.
    Object.assign(client, {
      duplicate: () => readFromFirstQuestion(open(true), { stream, isOpened: () => isOpened }),
    }),
    { streamName: stream, channelPrefix: key('channel'), maxLen: streamLength, blockTimeInMs: pingMs / 2 },
  ) as (namespace: Namespace) => ClusterAdapter;

  // socket.io calls it with `new`, which an arrow function does not take.
  function socketAdapter(namespace: Namespace): ClusterAdapter {
    return deliverHereFirst(createSocketAdapter(namespace));
  }

  await Promise.all(connections.map((connection) => connection.isReady || once(connection, 'ready')));

  return {
    client,
    key,
    socketAdapter,
    subscribe: async (channel, listener) => {
      subscriber ??= open(true);
      if (!subscriber.isOpen) await subscriber.connect();
      await subscriber.subscribe(channel, listener);
      return () => subscriber?.unsubscribe(channel) ?? Promise.resolve();
    },
    check: async () => {
      await client.ping();
      if (isLost) throw new Error('A connection to Redis is being made again.');
    },
    onRestored: (listener) => void listeners.push(listener),
    close: async () => {
      isOpened = false;
      clearTimeout(repair);
      for (const connection of connections) connection.destroy();
    },
  };
}
