import { describe, expect, it } from 'vitest';
import type { AssistantMessage } from './AssistantPort.ts';
import { type AssistantConversation, emptyConversation, unloadedConversation } from './AssistantState.ts';
import { type ConversationEvent, reduceConversation } from './reduceConversation.ts';

const message = (id: string, change: Partial<AssistantMessage> = {}): AssistantMessage => ({
  id,
  topicId: 't',
  isAnswer: id.startsWith('a'),
  text: id,
  earlier: [],
  sentAt: Number(id.slice(1)),
  state: 'done',
  engine: null,
  sources: [],
  ...change,
});

const after = (events: readonly ConversationEvent[], from: AssistantConversation = unloadedConversation) =>
  events.reduce((conversation, event) => reduceConversation(conversation, event, 't'), from);
const texts = ({ rows }: AssistantConversation) => rows.map((row) => row.message.text);
const page = (messages: readonly AssistantMessage[], isCurrent = true, number = 1, pageCount = 1) =>
  ({ kind: 'page', page: { messages, page: number, pageCount }, isCurrent }) as const;
const asked = { kind: 'asked', stream: 's', text: 'Why?', at: 10, replaces: null } as const;
const started = {
  kind: 'started',
  stream: 's',
  start: { topicId: 't', questionId: 'q10', answerId: 'a11' },
} as const;
const ended = {
  kind: 'ended',
  stream: 's',
  message: message('a11', { text: 'Because.' }),
  problem: null,
} as const;

describe('events of an answer', () => {
  it('that come twice, late, or from a stream that was replaced change nothing', () => {
    const whole = after(
      [asked, started, { kind: 'text', stream: 's', text: 'Bec' }, ended],
      emptyConversation,
    );
    const late = after([ended, started, { kind: 'text', stream: 's', text: 'Because of x' }], whole);
    expect(late).toBe(whole);
    const again = after([{ kind: 'regenerating', stream: 'r' }, { ...ended }], whole);
    expect(texts(again)).toEqual(['Why?', '']);
  });

  it('do not shorten what is shown', () => {
    const conversation = after(
      [
        asked,
        started,
        { kind: 'text', stream: 's', text: 'Because' },
        { kind: 'text', stream: 's', text: 'Be' },
        page([message('q10', { text: 'Why?' }), message('a11', { text: 'Bec', state: 'writing' })], false),
      ],
      emptyConversation,
    );
    expect(texts(conversation)).toEqual(['Why?', 'Because']);
  });

  it('that a page has brought before they begin are there once', () => {
    const page1 = page(
      [message('a11', { text: 'Bec', state: 'writing' }), message('q10', { text: 'Why?' })],
      false,
    );
    const early = after([asked, page1], emptyConversation);
    expect(texts(early)).toEqual(['Why?', '']);
    expect(texts(after([started, page1], early))).toEqual(['Why?', 'Bec']);
  });

  it('without a beginning, as where a backend does not stream, show the whole answer', () => {
    const conversation = after([asked, ended], emptyConversation);
    expect(texts(conversation)).toEqual(['Why?', 'Because.']);
    const loaded = reduceConversation(
      conversation,
      page([message('q10', { text: 'Why?' }), message('a11', { text: 'Because.' })]),
      't',
    );
    expect(loaded.rows.map((row) => [row.key, row.message.id])).toEqual([
      ['s', 'q10'],
      ['s/answer', 'a11'],
    ]);
  });
});

describe('a regenerated answer', () => {
  it('keeps the languages of the version before beside it', () => {
    const italian = [{ at: 0, language: 'it' }];
    const before = after([page([message('q1'), message('a2', { text: 'Ciao', languages: italian })])]);
    const waiting = after([{ kind: 'regenerating', stream: 'r' }], before).rows.at(-1)?.message;
    expect(waiting).toMatchObject({ earlier: ['Ciao'], earlierLanguages: [italian], languages: [] });
  });

  it('that is refused is the old one again', () => {
    const before = after([page([message('q1'), message('a2', { state: 'stopped' })])]);
    const refused = after(
      [
        { kind: 'regenerating', stream: 'r' },
        { kind: 'refused', stream: 'r', problem: { reason: 'limit', sentence: null, retryAt: null } },
      ],
      before,
    );
    expect(refused.rows.map((row) => row.message)).toEqual(before.rows.map((row) => row.message));
    expect(refused.problem?.reason).toBe('limit');
  });
});

describe('the newest page', () => {
  it('keeps its order where question and answer have one time', () => {
    const loaded = after([page([message('a2', { sentAt: 1 }), message('q1', { sentAt: 1 })])]);
    expect(texts(loaded)).toEqual(['q1', 'a2']);
  });

  it('takes away what was deleted elsewhere, and keeps what is older or not confirmed', () => {
    const loaded = after([
      page([message('q3'), message('a4')], true, 1, 2),
      page([message('q1'), message('a2')], true, 2, 2),
    ]);
    expect(texts(loaded)).toEqual(['q1', 'a2', 'q3', 'a4']);
    const failed = after(
      [asked, { kind: 'refused', stream: 's', problem: { reason: 'busy', sentence: null, retryAt: null } }],
      loaded,
    );
    expect(texts(reduceConversation(failed, page([message('q3')], true, 1, 2), 't'))).toEqual([
      'q1',
      'a2',
      'q3',
      'Why?',
    ]);
  });

  it('confirms a refused question that was stored all the same', () => {
    const refused = {
      kind: 'refused',
      stream: 's',
      problem: { reason: 'offline', sentence: null, retryAt: null },
    } as const;
    const failed = after([asked, refused], emptyConversation);
    const loaded = reduceConversation(
      failed,
      page([message('a11', { text: '', state: 'failed' }), message('q10', { text: 'Why?' })]),
      't',
    );
    expect(loaded.rows.map((row) => [row.message.id, row.delivery])).toEqual([
      ['q10', 'sent'],
      ['a11', 'sent'],
    ]);
  });

  it('that was requested before something was asked takes nothing away', () => {
    const asking = after([page([message('q1'), message('a2')]), asked, started]);
    expect(texts(reduceConversation(asking, page([message('q1'), message('a2')], false), 't'))).toEqual([
      'q1',
      'a2',
      'Why?',
      '',
    ]);
  });
});
