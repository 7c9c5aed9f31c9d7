import { createApiClient, createSocket } from '@franca/api-client';
import { chatEvents } from '@franca/contract';
import { signUpRemote } from '../../apps/server/test/remotePerson.ts';
import { createCaller } from './createCaller.ts';

let people = 0;

/** Signs somebody up, who gets a socket. */
export async function openPerson(url: string, language: string, accent: string) {
  people += 1;
  const email = `bench-${people}@example.org`;
  const { id: userId, token } = await signUpRemote(url, { email, language, accent });
  const getToken = () => token;
  const api = createApiClient({ baseUrl: `${url}/api`, getToken });
  const socket = createSocket('/chat', { url, userId, getToken });
  socket.connect();
  return { userId, getToken, api, socket, call: createCaller(url, token) };
}

/** Two new people with a conversation that the second one has open; its texts are translated from English to Spanish. */
export async function openPair(url: string) {
  const sender = await openPerson(url, 'English', 'English (Australia)');
  const reader = await openPerson(url, 'Spanish', 'Spanish (Spain)');
  const body = { target_user_id: reader.userId, topic_name: null, check_permission: true };
  const { _id: topicId } = await sender.api.topics.createPrivate({ body });
  await reader.socket.emit(chatEvents.topicListen, { topic_id: topicId });
  return {
    sender,
    reader,
    topicId,
    close: () => {
      sender.socket.close();
      reader.socket.close();
    },
  };
}

/** A conversation of the benchmark. */
export type BenchPair = Awaited<ReturnType<typeof openPair>>;
