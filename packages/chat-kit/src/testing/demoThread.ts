import type { MessageSnapshot } from '../core/model/Message.ts';
import { demoPeaks, demoSound } from './demoMedia.ts';
import { demoPeople } from './demoPeople.ts';

const { lucia, viewer } = demoPeople;
const voice = {
  kind: 'audio',
  sound: { source: demoSound(3), duration: 3000, peaks: demoPeaks },
} as const;
const done = { kind: 'done', source: 'es', target: 'en', engine: 'demo' } as const;
const hour = 3_600_000;

const question = {
  author: lucia,
  text: '¿Vamos a la costa el sábado? Hay un tren a las nueve.',
  language: 'es',
  translation: { ...done, text: 'Shall we go to the coast on Saturday? There is a train at nine.' },
} as const;

const thread: readonly (Partial<MessageSnapshot> & { readonly ago: number })[] = [
  { ...question, ago: 20 * hour },
  {
    ago: 19 * hour,
    author: viewer,
    text: 'Yes! Here is the way along the cliffs: https://example.org/cliffs',
    replyTo: { chatId: 'lucia-1', kind: 'text', authorName: lucia.name, ...question },
    reactions: [
      { userId: lucia.id, emoji: '❤️' },
      { userId: viewer.id, emoji: '👍' },
    ],
  },
  { ago: 6 * hour, author: lucia, content: voice },
  {
    ago: 5.9 * hour,
    author: lucia,
    content: {
      kind: 'file',
      attachments: [
        { id: 'f1', type: 'file', source: '/file/timetable.pdf', name: 'timetable.pdf', size: 248_000 },
      ],
    },
  },
  {
    ago: 5 * hour,
    author: viewer,
    content: voice,
  },
  { ago: 4.9 * hour, author: viewer, text: '🌊🎉' },
  { ago: 2 * hour, author: lucia, text: '', isRecalled: true },
  {
    ago: 0.5 * hour,
    author: lucia,
    text: 'Perfecto. Llevo la cámara y algo de comer; dicen que hará sol todo el día.',
    language: 'es',
    translation: {
      ...done,
      text: 'Perfect. I will bring the camera and something to eat; they say it will be sunny all day.',
    },
    reactions: [{ userId: viewer.id, emoji: '☀️' }],
  },
];

/** How many messages a short conversation has in which something of every kind stands. */
export const demoThreadCount: number = thread.length;

/** Makes such a conversation of a generated one, message by message. */
export function demoThread(message: MessageSnapshot): MessageSnapshot {
  const { ago, ...own } = thread[message.seq - 1] ?? { ago: 0 };
  return {
    ...message,
    content: { kind: 'text' },
    text: '',
    language: 'en',
    translation: { kind: 'none' },
    ...own,
    chatId: `${own.author?.id ?? message.author.id}-${message.seq}`,
    sentAt: message.sentAt - (message.sentAt % 60_000) - ago,
  };
}
