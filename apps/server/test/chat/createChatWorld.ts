import { chatEvents, eventName, type Message, type PackageName, type Topic } from '@franca/contract';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { users } from '../../src/db/schema/users.ts';
import { type Api, type ApiAnswer, api } from '../api.ts';
import { createTestApp, type TestApp } from '../createTestApp.ts';
import { signUp } from '../signUp.ts';

/** Somebody with an account and all ways to use it. */
export type ChatPerson = Api & {
  /** Id of the account. */
  id: string;
  /** Bearer token. */
  token: string;
  /** DELETE with query parameters. */
  remove: <Data>(path: string, query: Record<string, string>) => Promise<ApiAnswer<Data>>;
  /** A chat_id of this person that was not used before. */
  chatId: () => string;
  /** Sends a text, or whatever `more` makes of it. */
  send: (topicId: string, content?: string, more?: object) => Promise<ApiAnswer<Message>>;
  /** Opens the private conversation with somebody; answers its id. */
  open: (other: ChatPerson) => Promise<string>;
  /** Opens a `/chat` socket and waits until it is connected. */
  connect: (more?: { token?: string; userId?: string }) => Promise<Socket>;
};

/** The real application, listening, and people on it. */
export type ChatWorld = {
  /** The application. */
  app: TestApp;
  /** Signs somebody up; the plan is ultimate by default. */
  join: (name: string, language?: [string, string], plan?: PackageName) => Promise<ChatPerson>;
  /** Ends all sockets, then the application. */
  dispose: () => Promise<void>;
};

const english: [string, string] = ['English', 'English (Australia)'];
let lastMoment = 1_700_000_000_000;

/** Waits for one event of a topic; `act` makes it happen. */
export function nextOf<Payload>(
  socket: Socket,
  event: keyof typeof chatEvents,
  params: Record<string, string>,
): Promise<Payload> {
  const name = eventName(chatEvents[event], params as never);
  return new Promise((resolve) => socket.once(name, resolve));
}

/** Keeps a conversation as the chat list behind this socket shows it. */
export function listed(socket: Socket, topicId: string): () => Topic | undefined {
  let shown: Topic | undefined;
  for (const event of ['new-topic', 'update-topic']) {
    socket.on(event, (topic: Topic) => {
      if (topic._id === topicId) shown = topic;
    });
  }
  return () => shown;
}

/** Sends an event and answers its acknowledgement. */
export function ask(
  socket: Socket,
  name: string,
  payload: unknown,
): Promise<{ success: boolean; errors?: string[] }> {
  return socket.timeout(10_000).emitWithAck(name, payload);
}

/** Builds the application with the offline phrases as its only engine. */
export async function createChatWorld(): Promise<ChatWorld> {
  const app = await createTestApp({ environment: { TRANSLATE_ENGINES: 'phrases' } });
  const address = await app.listen();
  const sockets: Socket[] = [];

  async function connect(userId: string, token: string): Promise<Socket> {
    const options = {
      query: { user_id: userId },
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
    };
    const socket = io(`${address}/chat`, { ...options, reconnection: false });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  async function join(
    name: string,
    [language, accent] = english,
    plan: PackageName = 'ultimate',
  ): Promise<ChatPerson> {
    const { token, user } = await signUp(app, { name, language, accent });
    await app.core.database.db.update(users).set({ package: plan }).where(eq(users.id, user._id));
    const calls = api(app, token);
    const chatId = () => `${user._id}-${++lastMoment}`;
    return {
      ...calls,
      id: user._id,
      token,
      chatId,
      remove: async (path, query) => {
        const headers = { authorization: `Bearer ${token}` };
        const response = await app.core.server.inject({
          method: 'DELETE',
          url: `/api${path}`,
          query,
          headers,
        });
        return { status: response.statusCode, headers: response.headers, errors: [], ...response.json() };
      },
      send: (topicId, content = 'Hello', more = {}) =>
        calls.post('/chat', { topic_id: topicId, type: 'message', chat_id: chatId(), content, ...more }),
      open: async (other) => {
        const body = { target_user_id: other.id, topic_name: null, check_permission: true };
        return (await calls.post<Topic>('/topic/private', body)).data._id;
      },
      connect: ({ token: shown = token, userId = user._id } = {}) => connect(userId, shown),
    };
  }

  return {
    app,
    join,
    dispose: async () => {
      for (const socket of sockets) socket.disconnect();
      await app.dispose();
    },
  };
}
