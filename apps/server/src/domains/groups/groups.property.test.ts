import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeatingEngine } from '../../../test/repeatingEngine.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import type { Translator } from '../../ports/Translator.ts';
import { languageByName } from '../referenceData/languages.ts';

const translated: string[] = [];
const countingEngine: Translator = {
  ...repeatingEngine,
  translate: (request) => {
    translated.push(`${request.target} ${request.text}`);
    return repeatingEngine.translate(request);
  },
};

let world: World;
let ana: Person;
let others: Person[];

beforeAll(async () => {
  world = await createWorld({ translator: countingEngine });
  ana = await world.join('Ana');
  others = [await world.join('Bea'), await world.join('Cem'), await world.join('Dan')];
});
afterAll(() => world.dispose());

const step = fc.record({
  kind: fc.constantFrom('add' as const, 'leave' as const, 'send' as const, 'rename' as const),
  who: fc.integer({ min: 0, max: 2 }),
  whom: fc.integer({ min: 0, max: 2 }),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const personOf = (index: number): Person => others[index] ?? ana;

describe('members who come, go and write at once', () => {
  it('leave one order of changes, in which only members write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { maxLength: 4 }),
        async (rounds) => {
          const body = { target_user_ids: [personOf(0).id], topic_name: 'Travellers' };
          const topic_id = (await world.api.groups.create({ as: ana, body })).data._id;
          const run = ({ kind, who, whom }: Step): Promise<{ status: number }> => {
            const as = personOf(who);
            const target_user_ids = [personOf(whom).id];
            if (kind === 'send') return as.send(topic_id, 'Hello');
            if (kind === 'leave') return world.api.groups.leave({ as, body: { topic_id } });
            if (kind === 'rename')
              return world.api.groups.update({ as, body: { topic_id, topic_name: `Group ${whom}` } });
            return world.api.groups.addMembers({ as, body: { topic_id, target_user_ids } });
          };
          let sent = 0;
          for (const round of rounds) {
            const answers = await Promise.all(round.map(run));
            for (const { status } of answers) expect([200, 404]).toContain(status);
            sent += answers.filter(
              ({ status }, index) => status === 200 && round[index]?.kind === 'send',
            ).length;
          }

          const page = await world.api.topics.changes({ as: ana, query: { topic_id, limit: 500 } });
          const { changes, seq } = page.data;
          const present = new Set<string>();
          const written: string[] = [];
          for (const [index, change] of changes.entries()) {
            expect(change.seq).toBe(index + 1);
            if (change.kind === 'member-added') for (const { _id } of change.members) present.add(_id);
            if (change.kind === 'message') {
              expect(present).toContain(change.message.by._id);
              written.push(change.message.chat_id);
            }
            if (change.kind === 'member-removed') expect(present.delete(change.user_id)).toBe(true);
            if (change.kind === 'member-added' || change.kind === 'member-removed')
              expect(change).toMatchObject({ member_count: present.size, message: { seq: change.seq } });
          }
          expect(seq).toBe(changes.length);
          expect(written).toHaveLength(sent);
          const members = (await world.api.groups.members({ as: ana, query: { topic_id } })).data;
          expect(members.map(({ _id }) => _id).sort()).toEqual([...present].sort());
          await world.api.groups.delete({ as: ana, query: { topic_id } });
        },
      ),
      { numRuns: 8 },
    );
  });

  it('find the group gone when it is deleted while they write, and nothing of it is kept', async () => {
    const body = { target_user_ids: others.map(({ id }) => id), topic_name: 'Travellers' };
    const topic_id = (await world.api.groups.create({ as: ana, body })).data._id;
    const sending = Array.from({ length: 12 }, (_, index) =>
      personOf(index % 3).send(topic_id, `No ${index}`),
    );
    const [deleted, ...sent] = await Promise.all([
      world.api.groups.delete({ as: ana, query: { topic_id } }),
      ...sending,
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of sent) expect([200, 404]).toContain(status);
    expect((await personOf(0).send(topic_id)).status).toBe(404);
  });
});

describe('a group with ten languages', () => {
  it('has each message translated once into each of them', async () => {
    const names = [
      'Italian',
      'Spanish',
      'French',
      'German',
      'Vietnamese',
      'Portuguese',
      'Japanese',
      'Korean',
      'Turkish',
    ];
    const languages = names.map((language) => {
      const [accent] = languageByName(language)?.accents ?? [];
      return [language, accent?.name ?? ''] as const;
    });
    // Two of each: what one of them needs is there for the other.
    const readers: Person[] = [];
    for (const [language, accent] of [...languages, ...languages])
      readers.push(await world.join(`Reader ${readers.length}`, { language, accent }));
    const body = { target_user_ids: readers.map(({ id }) => id), topic_name: 'All of us' };
    const topic_id = (await world.api.groups.create({ as: ana, body })).data._id;
    await Promise.all(readers.map((reader) => reader.connect()));
    translated.length = 0;
    const text = 'Quantum chromodynamics confounded the venerable archdeacon.';
    const { data } = await ana.send(topic_id, text);
    await expect
      .poll(
        async () => {
          const pages = readers.map((as) => world.api.chat.list({ as, query: { topic_id, limit: 1 } }));
          const shown = (await Promise.all(pages)).map((page) => page.data[0]?.translated);
          return shown.every((words) => words?.includes(text));
        },
        { timeout: 20_000, interval: 50 },
      )
      .toBe(true);
    const own = translated.filter((each) => each.endsWith(text));
    expect(own).toHaveLength(languages.length);
    expect(new Set(own).size).toBe(languages.length);
    expect(data.language).toBe('en');
  });
});
