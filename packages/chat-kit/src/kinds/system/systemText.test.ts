import { formatText } from '@franca/ui/i18n';
import { describe, expect, it } from 'vitest';
import type { SystemLine } from '../../core/model/SystemLine.ts';
import { en } from '../../strings/en.ts';
import { systemText } from './systemText.ts';

const person = (name: string) => ({ id: name.toLowerCase(), name, avatarUrl: null });
const [ana, ben, cleo] = [person('Ana'), person('Ben'), person('Cleo')];
const line = (over: Partial<SystemLine>): SystemLine => ({
  event: 'members-added',
  by: ana,
  people: [],
  peopleCount: over.people?.length ?? 0,
  name: null,
  ...over,
});
const said = (what: SystemLine, viewerId: string): string =>
  systemText(what, {
    viewerId,
    text: (key, values) => formatText(en[key], values, 'en'),
    locale: 'en',
  }).replace(/[\u2068\u2069]/gu, '');

describe('a line about a group', () => {
  it.each([
    ['dan', 'Ana added Ben'],
    ['ana', 'You added Ben'],
    ['ben', 'Ana added you'],
  ])('says to %s who was added', (viewerId, words) => {
    expect(said(line({ people: [ben] }), viewerId)).toBe(words);
  });

  it('names several people, and counts those who are not named', () => {
    expect(said(line({ people: [ben, cleo] }), 'dan')).toBe('Ana added Ben and Cleo');
    expect(said(line({ people: [ben, cleo] }), 'ben')).toBe('Ana added you and Cleo');
    expect(said(line({ people: [ben, cleo], peopleCount: 9 }), 'dan')).toBe(
      'Ana added Ben, Cleo, and 7 more',
    );
  });

  it.each([
    ['group-created', 'Ana created the group', 'You created the group'],
    ['member-left', 'Ana left the group', 'You left the group'],
    ['joined-by-link', 'Ana joined by an invite link', 'You joined by an invite link'],
    ['name-changed', 'Ana named the group “Trip”', 'You named the group “Trip”'],
    ['picture-changed', 'Ana changed the group picture', 'You changed the group picture'],
  ] as const)('says %s to others and to whoever did it', (event, toOthers, toOneself) => {
    expect(said(line({ event, name: 'Trip' }), 'dan')).toBe(toOthers);
    expect(said(line({ event, name: 'Trip' }), 'ana')).toBe(toOneself);
  });

  it('keeps names of another direction apart from the words around them', () => {
    const text = systemText(line({ event: 'member-left' }), {
      viewerId: 'dan',
      text: (key, values) => formatText(en[key], values, 'en'),
      locale: 'en',
    });
    expect(text).toBe('\u2068Ana\u2069 left the group');
  });

  it.each([
    [3600, '1 hour'],
    [86_400, '1 day'],
    [604_800, '1 week'],
    [2_592_000, '1 month'],
    [172_800, '2 days'],
    [90, '90 seconds'],
  ])('says that messages disappear after %i seconds', (lifetime, time) => {
    const what = line({ event: 'lifetime-changed', lifetime });
    expect(said(what, 'dan')).toBe(`Ana set new messages to disappear after ${time}`);
    expect(said(what, 'ana')).toBe(`You set new messages to disappear after ${time}`);
  });

  it('says that messages stay', () => {
    const what = line({ event: 'lifetime-changed', lifetime: null });
    expect(said(what, 'dan')).toBe('Ana turned off disappearing messages');
    expect(said(what, 'ana')).toBe('You turned off disappearing messages');
  });
});
