import type { endpoints, PackageName, SocketNamespace } from '@franca/contract';
import { desc, eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import type { App } from '../src/app.ts';
import { devOutbox } from '../src/db/schema/outbox.ts';
import { topicMembers, topics } from '../src/db/schema/topics.ts';
import { createUsernames } from '../src/domains/users/createUsernames.ts';
import { createUsers } from '../src/domains/users/createUsers.ts';
import { type Answer, type Client, createClient } from './client.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './createTestApp.ts';
import { type SignedUp, type SignUpOptions, signUp } from './signUp.ts';
import { openSocket, type SocketListeners } from './sockets.ts';
import { type FileOptions, uploadFile } from './uploadFile.ts';

/** What a carrier was given. */
type SentItem = typeof devOutbox.$inferSelect;

/** Who somebody is, beside the name. */
export type PersonOptions = Omit<SignUpOptions, 'name'> & {
  /** Plan of the account; ultimate when left out, so that what others write is translated for everybody. */
  plan?: PackageName;
};

/** Somebody whose language the offline phrases translate from and to English. */
export const spanishReader: PersonOptions = { language: 'Spanish', accent: 'Spanish (Spain)' };

/** Somebody with an account, and what is done most often with it; everything else goes through `world.api`, `as` them. */
export type Person = SignedUp & {
  /** Where the process answers that serves them. */
  address: string;
  /** A chat_id of this person that was not used before. */
  chatId: () => string;
  /** Sends a text, or whatever `more` makes of it. */
  send: (topicId: string, content?: string, more?: object) => Promise<Answer<typeof endpoints.chat.send>>;
  /** Opens the private conversation with somebody; returns its id. */
  open: (other: { id: string }) => Promise<string>;
  /** Uploads a file; returns the address to refer to. */
  upload: (file: FileOptions) => Promise<string>;
  /** Opens a socket, of `/chat` unless another namespace is named, and waits until it is connected. */
  connect: (instead?: {
    token?: string;
    userId?: string;
    namespace?: SocketNamespace;
    on?: SocketListeners;
    query?: Readonly<Record<string, string>>;
  }) => Promise<Socket>;
};

/** Two people and their private conversation. */
export type Pair = { ana: Person; bea: Person; topic_id: string };

/** The real application on a database of its own, listening, and people on it. */
export type World = {
  /** The application. */
  app: TestApp;
  /** Every call of the contract. */
  api: Client;
  /** Signs somebody up. */
  join: (name: string, options?: PersonOptions) => Promise<Person>;
  /** Signs Ana and Bea up and opens their conversation; Bea is as the options say. */
  pair: (bea?: PersonOptions) => Promise<Pair>;
  /** Makes two people friends: the first asks, the other accepts. */
  befriend: (one: Person, other: Person) => Promise<void>;
  /** Begins, changes or ends a plan, as the billing domain does. */
  changePlan: (person: { id: string }, plan: PackageName) => Promise<void>;
  /** Makes a group of its creator and others; returns its id. */
  group: (creator: { id: string }, ...others: { id: string }[]) => Promise<string>;
  /** The newest message that would have been sent to an address or number; throws when there is none. */
  sentTo: (address: string) => Promise<SentItem>;
  /** What the newest quick link to an address carries. */
  linkTo: (email: string) => Promise<{ email: string; code: string; h: string }>;
  /** Ends all sockets, then the application. */
  dispose: () => Promise<void>;
};

let lastMoment = 1_700_000_000_000;

/**
 * Builds the application with the offline phrases as its only engine. With `TEST_NODES=2` people are served in turn by two
 * processes: of a pair, Ana by the first and Bea by the second.
 *
 * @example
 * const world = await createWorld();
 * const { ana, bea, topic_id } = await world.pair(spanishReader);
 * await world.api.topics.mute({ as: bea, body: { topic_id, is_muted: true } });
 */
export async function createWorld(options: TestAppOptions = {}): Promise<World> {
  const environment = { TRANSLATE_ENGINES: 'phrases', ...options.environment };
  const app = await createTestApp({ ...options, environment });
  const addresses = await Promise.all(app.nodes.map((node) => node.listen()));
  const nodeOf = new Map<string, App>();
  const api = createClient(app, (token) => nodeOf.get(token));
  const sockets: Socket[] = [];
  let joined = 0;
  const { db } = app.core.database;
  const nothing = async () => undefined;
  const people = createUsers({
    db,
    clock: app.testClock.now,
    limiter: app.core.limiter,
    planOf: app.core.planOf,
    hasPlans: true,
    usernames: createUsernames({ db, clock: app.testClock.now, limiter: app.core.limiter }),
    checkProfile: () => undefined,
    confirmEmail: nothing,
    announceEmail: nothing,
    onChange: () => undefined,
    findSubscription: nothing,
    findCustomer: async () => null,
    contacts: () => {
      throw new Error('Only plans are changed here.');
    },
    claimAvatar: nothing,
    releaseAvatar: nothing,
  });
  const changePlan: World['changePlan'] = ({ id }, plan) =>
    db.transaction((tx) => people.changePlan(tx, id, plan));

  async function join(name: string, { plan = 'ultimate', ...profile }: PersonOptions = {}): Promise<Person> {
    const place = joined++ % app.nodes.length;
    const [node, address] = [app.nodes[place] ?? app, addresses[place] ?? ''];
    const self = await signUp(node, { name, ...profile });
    nodeOf.set(self.token, node);
    await changePlan(self, plan);
    const chatId = () => `${self.id}-${++lastMoment}`;
    return {
      ...self,
      address,
      chatId,
      send: (topic_id, content = 'Hello', more = {}) =>
        api.chat.send({
          as: self,
          body: { topic_id, type: 'message', chat_id: chatId(), content, ...more } as never,
        }),
      open: async ({ id: target_user_id }) =>
        (await api.topics.createPrivate({ as: self, body: { target_user_id } })).data._id,
      upload: (file) => uploadFile(node, self, file),
      connect: async ({
        token = self.token,
        userId = self.id,
        namespace = '/chat',
        on = {},
        query = {},
      } = {}) => {
        const socket = await openSocket(address, { namespace, userId, token, on, query });
        sockets.push(socket);
        return socket;
      },
    };
  }

  async function group(creator: { id: string }, ...others: { id: string }[]): Promise<string> {
    const at = app.testClock.now();
    const [topic] = await db
      .insert(topics)
      .values({ isGroup: true, name: 'Travellers', createdBy: creator.id, createdAt: at, updatedAt: at })
      .returning();
    if (!topic) throw new Error('The group was not returned.');
    const members = [creator, ...others].map(({ id: userId }) => ({
      topicId: topic.id,
      userId,
      joinedAt: at,
    }));
    await db.insert(topicMembers).values(members);
    return topic.id;
  }

  async function sentTo(to: string): Promise<SentItem> {
    // From the database: a server with a public address shows its outbox to nobody.
    const newestFirst = [desc(devOutbox.createdAt), desc(devOutbox.id)];
    const [item] = await db
      .select()
      .from(devOutbox)
      .where(eq(devOutbox.to, to))
      .orderBy(...newestFirst)
      .limit(1);
    if (!item) throw new Error(`Nothing was sent to ${to}.`);
    return item;
  }

  return {
    app,
    api,
    join,
    changePlan,
    group,
    sentTo,
    linkTo: async (email) => {
      const query = new URL((await sentTo(email)).link ?? '').searchParams;
      return { email, code: query.get('code') ?? '', h: query.get('h') ?? '' };
    },
    befriend: async (one, other) => {
      await api.friends.add({ as: one, body: { target_user_id: other.id } });
      await api.friends.answer({ as: other, body: { target_user_id: one.id, is_accept: true } });
    },
    pair: async (options) => {
      const [ana, bea] = [await join('Ana'), await join('Bea', options)];
      return { ana, bea, topic_id: await ana.open(bea) };
    },
    dispose: async () => {
      for (const socket of sockets) socket.disconnect();
      await app.dispose();
    },
  };
}
