import { randomUUID } from 'node:crypto';
import { formatChatId, type UploadSlot } from '@franca/contract';
import { type Asked, type Asker, callAs } from './createAskers.ts';

/** Services that calls of people wait for. */
export type ServiceName = 'files' | 'payments' | 'mail' | 'translation' | 'places' | 'media' | 'assistant';

/** A call that needs a service. */
export type Needy = {
  name: ServiceName;
  /** Whether there have to be plans. */
  needsPlans: boolean;
  /** Done once for each person, while everything works. */
  prepare?: (asker: Asker) => Promise<void>;
  ask: (asker: Asker) => Promise<Asked>;
};

let made = 0;
const uuids = new Map<string, string>();

/** A message with a picture that the server has not looked at yet. */
async function sendPicture(asker: Asker): Promise<Asked> {
  const slots = await callAs(asker, '/file/presigned', { body: { file_names: ['a.png'], folder: 'upload' } });
  const [slot] = slots.data as UploadSlot[];
  if (!slot) return slots;
  made += 1;
  const attachments = [{ type: 'image', name: 'a.png', origin_url: slot.download_url }];
  const chat_id = formatChatId(asker.ana.id, 1_950_000_000_000 + made);
  return callAs(asker, '/chat', { body: { topic_id: asker.topicId, type: 'image', chat_id, attachments } });
}

/** What is tried of each service. */
export const needs: readonly Needy[] = [
  { name: 'files', needsPlans: false, ask: sendPicture },
  {
    name: 'mail',
    needsPlans: false,
    ask: (asker) => {
      made += 1;
      const body = { email: `new${made}@example.org`, type: 'web' };
      // Each from a network of its own, as visitors are.
      const network = `10.2.${made >> 8}.${made & 255}`;
      return callAs({ ...asker, network }, '/auth/email-verify', { body, isVisitor: true });
    },
  },
  {
    name: 'translation',
    needsPlans: false,
    ask: (asker) => {
      made += 1;
      const body = { lang_code: 'fr', translate_str: { one: `Text ${made}` } };
      return callAs(asker, '/translate/app-str', { body });
    },
  },
  { name: 'places', needsPlans: false, ask: (asker) => callAs(asker, '/place?query=Rome&limit=5') },
  {
    name: 'media',
    needsPlans: false,
    prepare: async (asker) => {
      const uuid = randomUUID();
      uuids.set(asker.topicId, uuid);
      await callAs(asker, '/call/start', { body: { topic_id: asker.topicId, uuid, is_video: false } });
    },
    ask: (asker) => callAs(asker, `/call/token?topic_id=${asker.topicId}&uuid=${uuids.get(asker.topicId)}`),
  },
  {
    name: 'assistant',
    needsPlans: false,
    ask: (asker) => callAs(asker, '/openai-chat/create', { body: { content: 'What is a group?' } }),
  },
  {
    name: 'payments',
    needsPlans: true,
    ask: (asker) => {
      const body = { token: 'ctoken_local', package_name: 'premium', package_price: 4.99 };
      return callAs(asker, '/user/check-out', { body });
    },
  },
];
