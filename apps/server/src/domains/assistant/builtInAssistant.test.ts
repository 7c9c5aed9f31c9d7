import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { eighthSet } from '../../adapters/assistant/offline/scored/fresh/eighth.ts';
import type { FreshSet } from '../../adapters/assistant/offline/scored/fresh/FreshSet.ts';
import { fifthSet } from '../../adapters/assistant/offline/scored/fresh/fifth.ts';
import { firstSet } from '../../adapters/assistant/offline/scored/fresh/first.ts';
import { fourthSet } from '../../adapters/assistant/offline/scored/fresh/fourth.ts';
import { secondSet } from '../../adapters/assistant/offline/scored/fresh/second.ts';
import { seventhSet } from '../../adapters/assistant/offline/scored/fresh/seventh.ts';
import { sixthSet } from '../../adapters/assistant/offline/scored/fresh/sixth.ts';
import { thirdSet } from '../../adapters/assistant/offline/scored/fresh/third.ts';

/** What a person has to ask in each language. */
const profiles = {
  en: { language: 'English', accent: 'English (Australia)' },
  es: { language: 'Spanish', accent: 'Spanish (Spain)' },
  it: { language: 'Italian', accent: 'Italian (Italy)' },
  ar: { language: 'Arabic', accent: 'Arabic (Egypt)' },
  vi: { language: 'Vietnamese', accent: 'Vietnamese (Vietnam)' },
  fr: { language: 'French', accent: 'French (France)' },
} as const;
type Language = keyof typeof profiles;
const languages = Object.keys(profiles) as Language[];

/** What friends have written: in private, and in a group. */
const written = {
  'Carla Benedetti': [
    'The invoice for the boat is 450 euros',
    'La fiesta empieza a las nueve',
    'La festa comincia alle nove',
  ],
  'Tomás Herrera': [
    'He comprado las entradas del concierto para el sábado',
    'The concert begins at eight',
    'El aparcamiento está detrás del hotel',
    'The parking is behind the hotel',
  ],
  'Giulia Conti': [
    'The train tickets are in my drawer',
    'I biglietti del treno sono nel mio cassetto',
    'Vé máy bay đã đặt rồi',
  ],
} as const;
const inGroup = ['The keys of the flat are under the mat', 'موعد الطبيب يوم الثلاثاء'];

let world: World;
const askers = new Map<string, Person>();

/** Somebody whose three friends have written to them. */
async function joinWithFriends(language: Language, friends: readonly Person[]): Promise<Person> {
  const asker = await world.join('Mia', { ...profiles[language], plan: 'enterprise' });
  for (const [index, texts] of Object.values(written).entries()) {
    const friend = friends[index];
    if (!friend) throw new Error('Somebody has written who has not joined.');
    await world.befriend(friend, asker);
    const topic = await asker.open(friend);
    for (const text of texts) await friend.send(topic, text);
  }
  const group = await world.group(asker, ...friends);
  for (const text of inGroup) await friends[0]?.send(group, text);
  return asker;
}

beforeAll(async () => {
  world = await createWorld();
  const friends: Person[] = [];
  for (const name of Object.keys(written)) friends.push(await world.join(name));
  for (const language of languages) askers.set(language, await joinWithFriends(language, friends));
});
afterAll(() => world.dispose());

async function ask(language: string, content: string) {
  const as = askers.get(language);
  if (!as) throw new Error(`Nobody asks in ${language}.`);
  // As often as the plan allows in a minute.
  world.app.testClock.advance(4);
  const { data } = await world.api.assistant.create({ as, body: { content } });
  return data;
}

/** The questions that are answered otherwise. */
async function missesOf(
  questions: FreshSet['about'],
  isRight: (data: Awaited<ReturnType<typeof ask>>, answers: string[]) => boolean,
): Promise<string[]> {
  const misses: string[] = [];
  for (const [language, question, ...answers] of questions) {
    const data = await ask(language, question);
    if (!isRight(data, answers)) misses.push(`${question}\n  ${data.content.slice(0, 100)}`);
  }
  return misses;
}

const sets = {
  ...{ first: firstSet, second: secondSet, third: thirdSet, fourth: fourthSet, fifth: fifthSet },
  sixth: sixthSet,
  seventh: seventhSet,
  eighth: eighthSet,
};

describe.each(Object.entries(sets))('the %s set of questions', (name, { about, unknown, own }) => {
  it('about Franca is answered by the section that answers it', async () => {
    const misses = await missesOf(about, ({ sources }, parts) =>
      parts.some((part) =>
        part === 'none' ? sources.length === 0 : sources[0]?.url === `/chat?dialog=help&subject=${part}`,
      ),
    );
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(about.length / 10);
  });

  it('that no page answers is answered by no page', async () => {
    const misses = await missesOf(unknown, ({ sources }) => sources.length === 0);
    expect(misses).toEqual([]);
  });

  it('about one’s own things finds them', async () => {
    const misses = await missesOf(own, ({ content }, words) => words.every((word) => content.includes(word)));
    expect(misses.length, `${name}: ${misses.join('\n')}`).toBeLessThanOrEqual(1);
  });
});
