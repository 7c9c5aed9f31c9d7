import { chatEvents, eventName, type SocketNamespace, type Topic } from '@franca/contract';
import { io, type Socket } from 'socket.io-client';

/** Listeners by the name of their event, for what may come together with the connection. */
export type SocketListeners = Readonly<Record<string, Parameters<Socket['on']>[1]>>;

/** Opens a socket of a namespace and resolves once it is connected; rejects when the server refuses it. */
export async function openSocket(
  address: string,
  {
    namespace = '/chat',
    userId,
    token,
    on = {},
    query = {},
  }: {
    namespace?: SocketNamespace;
    userId: string;
    token: string;
    on?: SocketListeners;
    query?: Readonly<Record<string, string>>;
  },
): Promise<Socket> {
  const socket = io(`${address}${namespace}`, {
    query: { user_id: userId, ...query },
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  for (const [name, listener] of Object.entries(on)) socket.on(name, listener);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Waits for the next event of a kind, e.g. `nextOf(socket, 'newChat', { topic_id })`. */
export function nextOf<Payload>(
  socket: Socket,
  event: keyof typeof chatEvents,
  params: Record<string, string>,
): Promise<Payload> {
  const name = eventName(chatEvents[event], params as never);
  return new Promise((resolve) => socket.once(name, resolve));
}

/** Keeps a conversation as the chat list behind this socket shows it: views of several servers come in any order. */
export function listed(socket: Socket, topicId: string): () => Topic | undefined {
  let shown: Topic | undefined;
  for (const event of ['new-topic', 'update-topic']) {
    socket.on(event, (topic: Topic) => {
      if (topic._id === topicId && topic.version > (shown?.version ?? 0)) shown = topic;
    });
  }
  return () => shown;
}

/** Sends an event and returns its acknowledgement. */
export function ask(
  socket: Socket,
  name: string,
  payload: unknown,
): Promise<{ success: boolean; errors?: string[]; code?: string }> {
  return socket.timeout(60_000).emitWithAck(name, payload);
}
