import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../model/Message.ts';
import { buildRows } from './buildRows.ts';
import { createRowBuilder } from './createRowBuilder.ts';

const noon = new Date(2026, 2, 4, 12).getTime();
const options = {
  viewerId: 'me',
  now: noon,
  firstUnread: null,
  hasOlder: false,
  date: (moment: number) => new Date(moment).toISOString().slice(0, 10),
};

interface Facts {
  readonly author: string;
  /** Minutes before noon. */
  readonly age: number;
  readonly isIncluded: boolean;
}

let made = 0;
function messageOf({ author, age, isIncluded }: Facts, known?: string): ChatMessage {
  made += 1;
  const chatId = known ?? `m${made}`;
  return {
    chatId,
    topicId: 't',
    seq: 1,
    content: { kind: 'text' },
    author: { id: author, name: author, avatarUrl: null },
    text: chatId,
    language: null,
    translation: isIncluded ? { kind: 'none' } : { kind: 'not-included', source: 'it', target: 'en' },
    sentAt: noon - age * 60_000,
    replyTo: null,
    isRecalled: false,
    delivery: { kind: 'sent' },
  };
}

const facts = fc.record({
  author: fc.constantFrom('me', 'ana', 'bea'),
  age: fc.integer({ min: 0, max: 3000 }),
  isIncluded: fc.boolean(),
});
const place = fc.nat({ max: 1000 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), place, facts: fc.array(facts, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('replace' as const), place, facts: fc.array(facts, { maxLength: 1 }) }),
  fc.record({ kind: fc.constant('remove' as const), place, facts: fc.constant([]) }),
  fc.record({ kind: fc.constant('older' as const), place, facts: fc.constant([]) }),
);

describe('rows of a list that changes', () => {
  it('are those of a list built at once, and rows that say the same stay the same objects', () => {
    fc.assert(
      fc.property(
        fc.array(facts, { maxLength: 30 }),
        fc.array(change, { maxLength: 12 }),
        (first, changes) => {
          const build = createRowBuilder();
          let messages = first.map((one) => messageOf(one)).sort((left, right) => left.sentAt - right.sentAt);
          let hasOlder = false;
          let rows = build(messages, { ...options, hasOlder });
          for (const { kind, place, facts } of changes) {
            const index = messages.length === 0 ? 0 : place % messages.length;
            const next = [...messages];
            if (kind === 'insert') next.splice(index, 0, ...facts.map((one) => messageOf(one)));
            if (kind === 'remove') next.splice(index, 1);
            const [replaced] = facts;
            if (kind === 'replace' && replaced && next.length > 0) {
              next[index] = messageOf(replaced, next[index]?.chatId);
            }
            if (kind === 'older') hasOlder = !hasOlder;
            const known = new Map(rows.map((row) => [row.key, row]));
            const whole = buildRows(next, { ...options, hasOlder }, known);
            const built = build(next, { ...options, hasOlder });
            expect(built).toEqual(whole);
            for (const [at, row] of whole.entries()) {
              if (known.get(row.key) === row) expect(built[at]).toBe(row);
            }
            messages = next;
            rows = built;
          }
        },
      ),
    );
  });

  it('are the same list while nothing changes', () => {
    const build = createRowBuilder();
    const messages = [messageOf({ author: 'ana', age: 1, isIncluded: true })];
    expect(build([...messages], options)).toBe(build(messages, options));
  });

  it('are built again only around what has changed', () => {
    const build = createRowBuilder();
    let asked = 0;
    const counting = {
      ...options,
      standsAlone: () => {
        asked += 1;
        return false;
      },
    };
    const messages = Array.from({ length: 5000 }, (_, index) =>
      messageOf({ author: index % 2 ? 'me' : 'ana', age: 5000 - index, isIncluded: true }),
    );
    build(messages, counting);
    asked = 0;
    build([...messages, messageOf({ author: 'ana', age: 0, isIncluded: true })], counting);
    expect(asked).toBeLessThan(10);
  });
});
