import type { Session, UploadSlot } from '@franca/contract';
import { readOutbox } from './outbox.ts';
import type { NewPerson } from './people.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGMQaGgAIgYIBQAcDgRBFQqs3gAAAABJRU5ErkJggg==',
  'base64',
);

async function call<Data>(url: string, path: string, body: object): Promise<Data> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Data; errors?: string[] };
  if (!response.ok) throw new Error(`${path}: ${answer.errors?.join(' ')}`);
  return answer.data;
}

/** Signs somebody up by a quick link, without a browser; nobody may have the address yet. */
export async function signUpByLink(
  url: string,
  { email, ...person }: NewPerson & { email: string },
): Promise<Session> {
  await call(url, '/auth/email-verify', { email, type: 'web' });
  const { link } = await readOutbox(url, email);
  const query = new URL(link ?? '').searchParams;
  const proof = { email, code: query.get('code') ?? '' };
  await call(url, '/auth/v2/email-code-verify', { ...proof, h: query.get('h') ?? '' });
  const wanted = { file_names: ['me.png'], folder: 'avatar', ...proof };
  const [slot] = await call<UploadSlot[]>(url, '/file/presigned', wanted);
  if (!slot) throw new Error('No upload slot was opened.');
  await fetch(new URL(slot.upload_url, url), { method: 'PUT', body: picture });
  return call(url, '/auth/signup', { ...person, ...proof, gender: 'other', avatar: slot.download_url });
}
