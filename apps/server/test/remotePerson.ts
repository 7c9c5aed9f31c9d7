import { devKeyHeader, type UploadSlot } from '@franca/contract';
import { io, type Socket } from 'socket.io-client';
import { testDevKey } from './startServer.ts';
import { tinyPicture } from './tinyPicture.ts';

/** Somebody with an account on a server that runs in another process. */
export type RemotePerson = {
  /** Id of the account. */
  id: string;
  /** Bearer token. */
  token: string;
};

/** One call below `/api` over the network; rejects when the connection breaks, throws on a refusal. */
export async function callRemote<Data>(
  address: string,
  path: string,
  {
    token,
    body,
    method = 'POST',
  }: { token?: string | undefined; body?: object; method?: 'POST' | 'PUT' } = {},
): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (path.startsWith('/dev/outbox')) headers[devKeyHeader] = testDevKey;
  if (body) headers['content-type'] = 'application/json';
  const init = body ? { method, headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${address}/api${path}`, init);
  const answer = (await response.json()) as { success: boolean; data: Data; errors?: string[] };
  if (!answer.success) throw new Error(`${path} answered ${response.status}: ${answer.errors?.join(' ')}`);
  return answer.data;
}

/** Uploads a picture, an avatar with the proof of a verification or a file of somebody who is signed in, and returns its address. */
export async function uploadRemote(address: string, proof: object, token?: string): Promise<string> {
  const body = { file_names: ['me.png'], folder: token ? 'upload' : 'avatar', ...proof };
  const [slot] = await callRemote<UploadSlot[]>(address, '/file/presigned', { token, body });
  if (!slot) throw new Error('No upload slot was opened.');
  const bytes = new Uint8Array(tinyPicture);
  const { status } = await fetch(new URL(slot.upload_url, address), { method: 'PUT', body: bytes });
  if (status !== 200) throw new Error(`The picture was refused with ${status}.`);
  return slot.download_url;
}

/** Signs a new person up by a quick link out of the development outbox. */
export async function signUpRemote(
  address: string,
  profile: { email: string; language: string; accent: string },
): Promise<RemotePerson> {
  const { email } = profile;
  await callRemote(address, '/auth/email-verify', { body: { email, type: 'web' } });
  const [mail] = await callRemote<{ link: string }[]>(address, `/dev/outbox?to=${email}`);
  const query = new URL(mail?.link ?? '').searchParams;
  const code = query.get('code') ?? '';
  await callRemote(address, '/auth/v2/email-code-verify', { body: { email, code, h: query.get('h') ?? '' } });
  const proof = { email, code };
  const avatar = await uploadRemote(address, proof);
  const form = { name: email, avatar, country: 'Australia', gender: 'other' };
  type Session = { access_token: string; user: { _id: string } };
  const session = await callRemote<Session>(address, '/auth/signup', {
    body: { ...form, ...profile, ...proof },
  });
  return { id: session.user._id, token: session.access_token };
}

/** Connects a person's `/chat` socket and returns once the server listens to it. */
export async function connectRemote(address: string, person: RemotePerson, topicId: string): Promise<Socket> {
  const socket = io(`${address}/chat`, {
    transports: ['websocket'],
    query: { user_id: person.id },
    auth: { token: person.token },
    reconnection: false,
    forceNew: true,
  });
  const answer = await socket.timeout(10_000).emitWithAck('topic-listen', { topic_id: topicId });
  if (!answer.success) throw new Error(`topic-listen was refused: ${answer.errors}`);
  return socket;
}
