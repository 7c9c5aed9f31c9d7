import { randomBytes } from 'node:crypto';
import { endpoints, type Message, plans, type Topic } from '@franca/contract';
import { callRemote, type RemotePerson, signUpRemote } from '../../apps/server/test/remotePerson.ts';
import type { Killed } from './openKilled.ts';

/** What everybody fills in. */
export const profile = { language: 'English', accent: 'English (Australia)' };

/** The beginning of a WebM file: the server looks at no more. */
const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);

/** Parts that each recording has, the first one its header. */
export const partsOfRecording = 24;
/** Messages with a file in each round. */
const filesOfRound = 4;

/** What two people do in the rounds. */
export async function openWorld(server: Killed) {
  const ana = await signUpRemote(server.address(), { email: 'ana@example.org', ...profile });
  const bea = await signUpRemote(server.address(), { email: 'bea@example.org', ...profile });
  const call = <Data>(path: string, { token }: RemotePerson, body?: object) =>
    callRemote<Data>(server.address(), path, body ? { token, body } : { token });
  const buy = (person: RemotePerson, name: 'premium' | 'enterprise') =>
    call<{ status: string }>('/user/check-out', person, {
      token: 'tok_visa',
      package_name: name,
      package_price: plans[name].price,
    });
  await buy(ana, 'enterprise');
  const { _id: topicId } = await call<Topic>('/topic/private', ana, { target_user_id: bea.id });
  return { ana, bea, call, buy, topicId };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Files that were confirmed, with what is in them. */
export type Confirmed = { url: string; bytes: Buffer };

/** Sends messages with a file one after the other; adds each that the server confirmed to `confirmed`. */
export async function upload(
  server: Killed,
  { ana, call, topicId }: World,
  confirmed: Confirmed[],
): Promise<void> {
  for (let number = 0; number < filesOfRound; number += 1) {
    const bytes = randomBytes(20_000 + 150_000 * number);
    const body = { file_names: [`file-${number}.bin`], file_sizes: [bytes.length], folder: 'upload' };
    const [slot] = await call<{ upload_url: string; download_url: string }[]>('/file/presigned', ana, body);
    if (!slot) throw new Error('No upload slot was opened.');
    const target = new URL(slot.upload_url, server.address());
    const { status } = await fetch(new URL(target.pathname + target.search, server.address()), {
      method: 'PUT',
      body: new Uint8Array(bytes),
    });
    if (status !== 200) throw new Error(`The file was refused with ${status}.`);
    const attachments = [{ type: 'file', origin_url: slot.download_url, name: `file-${number}.bin` }];
    const chat_id = `${ana.id}-${Date.now() * 10 + number}`;
    await call('/chat', ana, { topic_id: topicId, type: 'file', chat_id, content: '', attachments });
    confirmed.push({ url: slot.download_url, bytes });
  }
}

/** What a part of a recording holds. */
export const textOf = (recording: string, part: number): string => `${recording} part ${part} `;

/** Uploads one part of a recording, counted from 0. */
export async function putPart(
  server: Killed,
  { ana }: World,
  recording: string,
  part: number,
): Promise<void> {
  const path = endpoints.calls.recordingPart.path
    .replace('{recording_id}', recording)
    .replace('{part}', String(part));
  const { status } = await fetch(`${server.address()}/api${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(part === 0 ? head : Buffer.from(textOf(recording, part))),
  });
  if (status !== 200) throw new Error(`A part was refused with ${status}.`);
}

/** Stops a recording that has all its parts, as often as wanted. */
export const stopRecording = ({ ana, call }: World, recording_id: string): Promise<unknown> =>
  call('/call/recording/stop', ana, { recording_id, parts: partsOfRecording, milliseconds: 1000 });

/** The text of a recording, once it is among the newest messages of the conversation. */
export async function findRecording(
  server: Killed,
  { bea, call, topicId }: World,
  recording: string,
): Promise<string | undefined> {
  const messages = await call<Message[]>(`/chat?topic_id=${topicId}&limit=100`, bea);
  for (const { origin_url } of messages.flatMap(({ attachments }) => attachments).slice(0, 20)) {
    const response = await fetch(new URL(origin_url, server.address()));
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    if (text.includes(textOf(recording, partsOfRecording - 1))) return text;
  }
  return undefined;
}
