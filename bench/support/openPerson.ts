import { createApiClient, createSocket } from '@franca/api-client';

/** One of the demo's people, signed in, with a socket. */
export async function openPerson(url: string, language: string) {
  const visitor = createApiClient({ baseUrl: `${url}/api` });
  const accounts = await visitor.dev.accounts({});
  const account = accounts.find((candidate) => candidate.language === language);
  if (!account) throw new Error(`The demo has nobody who speaks ${language}.`);
  const { access_token: token } = await visitor.dev.login({ body: { user_id: account._id } });
  const api = createApiClient({ baseUrl: `${url}/api`, getToken: () => token });
  const socket = createSocket('/chat', { url, userId: account._id, getToken: () => token });
  socket.connect();
  return { userId: account._id, api, socket };
}

/** A person of the benchmark. */
export type BenchPerson = Awaited<ReturnType<typeof openPerson>>;
