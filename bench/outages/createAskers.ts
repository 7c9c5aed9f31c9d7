import type { UploadSlot } from '@franca/contract';
import { type PairPeople, signUpPair } from '../flood/openPair.ts';

/** Somebody who needs outside services, in a conversation with another person. */
export type Asker = PairPeople & {
  /** Where the server answers. */
  url: string;
  /** The network that visitors of theirs come from. */
  network: string;
};

/** Signs so many people up, each with a conversation. */
export async function createAskers(url: string, count: number): Promise<Asker[]> {
  const askers: Asker[] = [];
  for (let index = 0; index < count; index += 1)
    askers.push({ ...(await signUpPair(url)), url, network: `10.1.${index}.1` });
  return askers;
}

/** What became of a call: `200`, or the status and code of a refusal. */
export type Asked = { answer: string; retryAfterMs: number | undefined; data: unknown };

/** One call below `/api`, signed in unless it is a visitor's. */
export async function callAs(
  { url, ana, network }: Asker,
  path: string,
  { body, isVisitor = false }: { body?: object; isVisitor?: boolean } = {},
): Promise<Asked> {
  const headers: Record<string, string> = { 'x-forwarded-for': network };
  if (!isVisitor) headers.authorization = `Bearer ${ana.token}`;
  if (body) headers['content-type'] = 'application/json';
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${url}/api${path}`, init);
  const { code, data } = (await response.json()) as { code?: string; data?: unknown };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    answer: [response.status, code].filter(Boolean).join(' '),
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
    data,
  };
}

/** Opens a place for the upload of a file. */
export async function openSlot(asker: Asker, name: string): Promise<UploadSlot> {
  const slots = await callAs(asker, '/file/presigned', { body: { file_names: [name], folder: 'upload' } });
  const [slot] = (slots.data ?? []) as UploadSlot[];
  if (!slot) throw new Error(`No upload slot was opened: ${slots.answer}.`);
  return slot;
}
