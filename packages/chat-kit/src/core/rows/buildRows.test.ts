import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../model/Message.ts';
import { buildRows } from './buildRows.ts';

const minute = 60_000;
const noon = new Date(2026, 2, 4, 12).getTime();

function message(
  chatId: string,
  author: string,
  sentAt: number,
  content: ChatMessage['content'] = { kind: 'text' },
): ChatMessage {
  return {
    chatId,
    topicId: 't',
    seq: 1,
    content,
    author: { id: author, name: author, avatarUrl: null },
    text: chatId,
    language: null,
    translation: { kind: 'none' },
    sentAt,
    replyTo: null,
    isRecalled: false,
    delivery: { kind: 'sent' },
  };
}

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const options = { viewerId: 'me', now: noon, firstUnread: null, hasOlder: false, date: isoDay };
const call = { kind: 'call', isVideo: false, members: [] } as const;
const standsAlone = ({ content }: ChatMessage) => content.kind === 'call';
const runs = (messages: ChatMessage[], over = {}) =>
  buildRows(messages, { ...options, standsAlone, ...over }).map((row) => row.run);

describe('the rows of a conversation', () => {
  it('are the same everywhere as long as nobody knows where the reader is', () => {
    const evening = Date.UTC(2026, 2, 4, 23, 59);
    const messages = [message('a', 'ana', evening), message('b', 'ana', evening + 2 * minute)];
    const rows = buildRows(messages, { ...options, now: null });
    expect(rows.map((row) => row.day)).toEqual([
      { kind: 'date', text: '2026-03-04' },
      { kind: 'date', text: '2026-03-05' },
    ]);
  });

  it('carry dates as an application writes them', () => {
    const messages = [message('a', 'ana', noon - 3 * 24 * 60 * minute), message('b', 'ana', noon)];
    const date = (milliseconds: number) => `day ${new Date(milliseconds).getDate()}`;
    expect(buildRows(messages, { ...options, date }).map(({ day }) => day)).toEqual([
      { kind: 'date', text: 'day 1' },
      { kind: 'today' },
    ]);
  });

  it('join messages of one author that are less than three minutes apart', () => {
    const messages = [0, 2.9, 5.8].map((at) => message(`a${at}`, 'ana', noon + at * minute));
    expect(runs(messages)).toEqual(['first', 'middle', 'last']);
  });

  it('part at three minutes, at another author and at what stands alone', () => {
    expect(runs([message('a', 'ana', noon), message('b', 'ana', noon + 3 * minute)])).toEqual([
      'single',
      'single',
    ]);
    expect(runs([message('a', 'ana', noon), message('b', 'me', noon + 1)])).toEqual(['single', 'single']);
    expect(runs([message('a', 'ana', noon), message('b', 'ana', noon + 1, call)])).toEqual([
      'single',
      'single',
    ]);
  });

  it('part at midnight and at the unread line', () => {
    const midnight = new Date(2026, 2, 4).getTime();
    expect(runs([message('a', 'ana', midnight - 1), message('b', 'ana', midnight)])).toEqual([
      'single',
      'single',
    ]);
    expect(runs([message('a', 'ana', noon), message('b', 'ana', noon + 1)], { firstUnread: 'b' })).toEqual([
      'single',
      'single',
    ]);
  });

  it('carry a heading where a day begins', () => {
    const day = 24 * 60 * minute;
    const rows = buildRows(
      [
        message('a', 'ana', noon - 3 * day),
        message('b', 'ana', noon - day),
        message('c', 'me', noon),
        message('d', 'me', noon),
      ],
      options,
    );
    expect(rows.map((row) => row.day?.kind ?? null)).toEqual(['date', 'yesterday', 'today', null]);
    expect(rows[0]?.day).toEqual({ kind: 'date', text: '2026-03-01' });
  });

  it('leave the first heading away while older messages exist, so that a page before changes no row', () => {
    const later = [message('c', 'ana', noon), message('d', 'ana', noon + 4 * minute)];
    const before = buildRows(later, { ...options, hasOlder: true });
    const after = buildRows([message('b', 'me', noon - minute), ...later], { ...options, hasOlder: true });
    expect(before.map((row) => row.day)).toEqual([null, null]);
    expect(after.slice(1)).toEqual(before);
  });

  it('keep the identity of rows that say the same', () => {
    const messages = [message('a', 'ana', noon), message('b', 'me', noon)];
    const first = buildRows(messages, options);
    const known = new Map(first.map((row) => [row.key, row]));
    const second = buildRows([...messages, message('c', 'ana', noon)], options, known);
    expect(second[0]).toBe(first[0]);
    expect(second[1]).toBe(first[1]);
  });

  it('say once in a run that no translation is included, with the last message that has none', () => {
    const state = { kind: 'not-included', source: 'it', target: 'en' } as const;
    const foreign = (chatId: string, at: number) => ({
      ...message(chatId, 'ana', noon + at * minute),
      translation: state,
    });
    const messages = [
      foreign('a', 0),
      foreign('b', 1),
      message('c', 'ana', noon + 2 * minute),
      foreign('d', 9),
    ];
    const said = buildRows(messages, options).filter((row) => row.saysNotIncluded);
    expect(said.map((row) => row.key)).toEqual(['b', 'd']);
  });
});
