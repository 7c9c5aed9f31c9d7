import { createApiClient, createSocket } from '@franca/api-client';
import { chatEvents, formatChatId } from '@franca/contract';
import { type RemotePerson, signUpRemote } from '../../apps/server/test/remotePerson.ts';

/** Two people with a conversation. */
export type Pair = {
  userId: string;
  token: string;
  topicId: string;
  /** Milliseconds of a call that reads little. */
  read: () => Promise<number>;
  /** Milliseconds from the call that sends a message to the other person's socket. */
  send: () => Promise<number>;
  /** Closes the socket. */
  close: () => void;
};

/** Two people and their conversation. */
export type PairPeople = { ana: RemotePerson; bea: RemotePerson; topicId: string };

let people = 0;
const profile = { language: 'English', accent: 'English (Australia)' };

/** Signs two people up. */
export async function signUpPair(url: string): Promise<PairPeople> {
  people += 1;
  const [ana, bea] = await Promise.all(
    ['ana', 'bea'].map((who) => signUpRemote(url, { email: `${who}${people}@example.org`, ...profile })),
  );
  if (!ana || !bea) throw new Error('Two people are needed.');
  const api = createApiClient({ baseUrl: `${url}/api`, getToken: () => ana.token });
  const body = { target_user_id: bea.id, topic_name: null, check_permission: true };
  const { _id: topicId } = await api.topics.createPrivate({ body });
  return { ana, bea, topicId };
}

/** Signs two people up; the second one's socket is open on the last of the servers. */
export const openPair = async (urls: readonly string[]): Promise<Pair> =>
  connectPair(urls, await signUpPair(urls[0] ?? ''));

/** Opens the socket of the second one on the last of the servers. */
export async function connectPair(
  urls: readonly string[],
  { ana, bea, topicId: topic_id }: PairPeople,
): Promise<Pair> {
  const [first = '', last = first] = [urls[0], urls.at(-1)];
  const api = createApiClient({ baseUrl: `${first}/api`, getToken: () => ana.token });
  const socket = createSocket('/chat', { url: last, userId: bea.id, getToken: () => bea.token });
  socket.connect();
  await socket.emit(chatEvents.topicListen, { topic_id });
  // Not used before, also where the pair comes back to a server.
  let sentAt = Date.now();
  return {
    userId: ana.id,
    token: ana.token,
    topicId: topic_id,
    read: async () => {
      const started = performance.now();
      await api.users.me({});
      return performance.now() - started;
    },
    send: () =>
      new Promise((resolve, reject) => {
        sentAt += 1;
        const chat_id = formatChatId(ana.id, sentAt);
        const started = performance.now();
        const stop = socket.on(chatEvents.newChat, { topic_id }, (message) => {
          if (message.chat_id !== chat_id) return;
          stop();
          resolve(performance.now() - started);
        });
        const content = 'https://example.org';
        api.chat.send({ body: { topic_id, type: 'message', chat_id, content } }).catch(reject);
      }),
    close: () => socket.close(),
  };
}
