import type { User } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { withPerson } from './relationCache.ts';

const person = (name: string, more: Partial<User> = {}): User => ({
  _id: name,
  name,
  avatar: null,
  is_verified: false,
  country: null,
  language: null,
  accent: null,
  description: null,
  username: null,
  is_friend: true,
  is_requested: false,
  is_waiting_accept: false,
  is_block: false,
  relation_seq: 2,
  subscription: { package: 'free' },
  ...more,
});
const namesOf = (people: readonly User[]) => people.map(({ name }) => name);

describe('the list of friends', () => {
  const friends = [person('Ada'), person('Zoë')];

  it('takes a new friend in by name, whatever the accents', () => {
    expect(namesOf(withPerson(friends, person('Émile')))).toEqual(['Ada', 'Émile', 'Zoë']);
  });

  it('drops who is no friend any more, or is blocked', () => {
    expect(namesOf(withPerson(friends, person('Ada', { is_friend: false })))).toEqual(['Zoë']);
    expect(namesOf(withPerson(friends, person('Ada', { is_block: true })))).toEqual(['Zoë']);
  });

  it('drops a version that comes late', () => {
    expect(namesOf(withPerson(friends, person('Ada', { is_friend: false, relation_seq: 1 })))).toEqual([
      'Ada',
      'Zoë',
    ]);
  });
});
