import { createApiClient, createSocket } from '@franca/api-client';
import { chatEvents, formatChatId } from '@franca/contract';
import { signUpRemote } from '../../apps/server/test/remotePerson.ts';

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

let people = 0;
const profile = { language: 'English', accent: 'English (Australia)' };

/** Signs two people up; the second one's socket is open on the last of the servers. */
export async function openPair(urls: readonly string[]): Promise<Pair> {
  const [first = '', last = first] = [urls[0], urls.at(-1)];
  people += 1;
  const [ana, bea] = await Promise.all(
    ['ana', 'bea'].map((who) => signUpRemote(first, { email: `${who}${people}@example.org`, ...profile })),
  );
  if (!ana || !bea) throw new Error('Two people are needed.');
  const api = createApiClient({ baseUrl: `${first}/api`, getToken: () => ana.token });
  const body = { target_user_id: bea.id, topic_name: null, check_permission: true };
  const { _id: topic_id } = await api.topics.createPrivate({ body });
  const socket = createSocket('/chat', { url: last, userId: bea.id, getToken: () => bea.token });
  socket.connect();
  await socket.emit(chatEvents.topicListen, { topic_id });
  let sent = 0;
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
        sent += 1;
        const chat_id = formatChatId(ana.id, 1_900_000_000_000 + sent);
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
