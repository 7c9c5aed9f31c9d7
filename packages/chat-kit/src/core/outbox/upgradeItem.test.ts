import { manualClock } from '@franca/ui/core';
import { expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from '../../adapters/memoryOutboxStorage.ts';
import { createOutbox } from './createOutbox.ts';
import type { OutboxItem } from './Outbox.ts';

const base = { topicId: 'topic', replyTo: null };
const picture = { id: 'a', type: 'image', source: new Blob(['x']), name: 'a.png' } as const;
const paper = { id: 'b', type: 'file', source: new Blob(['y']), name: 'b.pdf' } as const;
const sound = { file: new Blob(['z']), name: 'audio.mp3', duration: 900, peaks: [1, 2] };
const place = { name: 'Hanoi', latitude: 21, longitude: 105.8 };
const contact = { id: 'ana', name: 'Ana', avatarUrl: null };

const cases = [
  ['words', {}, { kind: 'text' }],
  ['pictures', { content: { kind: 'files', files: [picture] } }, { kind: 'image', attachments: [picture] }],
  [
    'files',
    { content: { kind: 'files', files: [picture, paper] } },
    { kind: 'file', attachments: [picture, paper] },
  ],
  ['emoji', { content: { kind: 'emoji' } }, { kind: 'emoji' }],
  ['a place', { content: { kind: 'location', location: place } }, { kind: 'location', place }],
  ['a contact', { content: { kind: 'contact', contact } }, { kind: 'contact', contact }],
  [
    "a kind of an application's own",
    { content: { kind: 'custom', name: 'poll', data: { question: 'When?', answers: ['Now', 'Later'] } } },
    { kind: 'poll', question: 'When?', answers: ['Now', 'Later'] },
  ],
  [
    "a kind of an application's own that is no object",
    { content: { kind: 'custom', name: 'dice', data: 6 } },
    { kind: 'dice', data: 6 },
  ],
  [
    'a voice message',
    { audio: sound },
    { kind: 'audio', sound: { source: sound.file, name: 'audio.mp3', duration: 900, peaks: [1, 2] } },
  ],
] as const;

it.each(cases)('%s that a former version left in the outbox is sent', async (_what, former, content) => {
  const storage = memoryOutboxStorage();
  const message = { ...base, chatId: 'me-1', text: 'Words', writtenAt: 1, ...former };
  // As it lies on the device: the types of today do not know it.
  await storage.put({ message, attempts: 0, state: { kind: 'waiting' } } as unknown as OutboxItem);
  const send = vi.fn(() => new Promise<never>(() => {}));
  const outbox = createOutbox({ userId: 'me', storage, send, clock: manualClock(2) });
  outbox.start();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(send.mock.calls[0]).toEqual([
    { ...base, chatId: 'me-1', text: 'Words', writtenAt: 1, content },
    expect.anything(),
  ]);
});
