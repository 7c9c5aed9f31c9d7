import type { MessageSnapshot, QuotedMessage } from '../core/model/Message.ts';
import { demoPeople } from './demoPeople.ts';

/** One line: Omar's in English with its Arabic translation, or the viewer's own in Arabic. */
interface Line {
  readonly isOwn?: boolean;
  readonly text: string;
  readonly arabic?: string;
  readonly quotes?: number;
}

const lines: readonly Line[] = [
  {
    text: 'Hi! Are we still meeting at the station at 17:30 tomorrow?',
    arabic: 'مرحبًا! هل ما زلنا سنلتقي في المحطة الساعة 17:30 غدًا؟',
  },
  { isOwn: true, text: 'نعم، سنلتقي عند المدخل الرئيسي.', quotes: 0 },
  { isOwn: true, text: 'رقم الرصيف هو 4 (وليس 14).' },
  {
    text: 'Great. I booked two tickets, 45.50 € each: https://example.org/tickets?id=42',
    arabic: 'رائع. حجزت تذكرتين، 45.50 € لكل واحدة: https://example.org/tickets?id=42',
    quotes: 2,
  },
  { isOwn: true, text: 'هل التذاكر من تطبيق Rail Planner، أم من موقع “Example Rail”؟', quotes: 3 },
  { text: 'OK 👍' },
  { isOwn: true, text: 'شكرًا، Marco!' },
  {
    text: 'Bring your passport (and the C++ book), please.',
    arabic: 'أحضر جواز سفرك (وكتاب C++)، من فضلك.',
    quotes: 6,
  },
  { isOwn: true, text: 'Sure. أراك غدًا!', quotes: 5 },
];

function quoteOf(place: number): QuotedMessage {
  const line = lines[place];
  const isOwn = line?.isOwn === true;
  return {
    // Of messages that are not here: the translation of one that is would be shown in its quote.
    chatId: `earlier-${place}`,
    kind: 'text',
    text: line?.text ?? '',
    language: isOwn ? 'ar' : 'en',
    // Quotes stay in English here, as they do when nobody could translate them.
    translation: { kind: 'none' },
    authorName: isOwn ? demoPeople.viewer.name : demoPeople.marco.name,
  };
}

/** How many lines {@link arabicTalk} has. */
export const arabicTalkLength: number = lines.length;

/** Makes message number `seq` of a demo conversation a line of an Arabic talk with English quotes. */
export function arabicTalk(message: MessageSnapshot): MessageSnapshot {
  const line = lines[message.seq - 1];
  if (!line) return message;
  const translation = line.arabic
    ? ({ kind: 'done', text: line.arabic, source: 'en', target: 'ar', engine: null } as const)
    : ({ kind: 'none' } as const);
  return {
    ...message,
    chatId: `line-${message.seq - 1}`,
    author: line.isOwn ? demoPeople.viewer : demoPeople.marco,
    text: line.text,
    language: line.isOwn ? 'ar' : 'en',
    translation,
    replyTo: line.quotes === undefined ? null : quoteOf(line.quotes),
  };
}
