import type { PackageName, Profile } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote.ts';

type Subscription = Profile['subscription'];

const own: Subscription = {
  package: 'ultimate',
  price: 9.99,
  created_at: '2026-11-22T20:00:00.000Z',
  duration: 30,
  status: 'active',
  renews: true,
  next_package: null,
  cancelled_at: null,
};

describe('what buying a plan means', () => {
  it.each<[string, Partial<Subscription>, PackageName, string]>([
    ['on free', { package: 'free', status: 'free', created_at: null, duration: null }, 'premium', 'whole'],
    ['in a trial of it', { status: 'trialing' }, 'ultimate', 'whole'],
    ['in a trial of another one', { status: 'trialing' }, 'premium', 'whole'],
    ['behind with its payment', { status: 'past_due' }, 'ultimate', 'whole'],
    ['with a lesser plan', {}, 'enterprise', 'less'],
    ['with a lesser plan that is cancelled', { status: 'cancelled', renews: false }, 'enterprise', 'less'],
    ['with a greater plan', {}, 'premium', 'later'],
    ['with a greater plan from a gift', { renews: false }, 'premium', 'later'],
    ['with a gift of it', { renews: false }, 'ultimate', 'goes-on'],
    ['with it, and another one planned', { next_package: 'premium' }, 'ultimate', 'goes-on'],
    ['with it', {}, 'ultimate', 'nothing'],
    ['where it is planned', { next_package: 'premium' }, 'premium', 'nothing'],
    ['with it cancelled', { status: 'cancelled', renews: false }, 'ultimate', 'nothing'],
    ['with a plan given without an end', { created_at: null, duration: null }, 'enterprise', 'nothing'],
  ])('%s', (_, change, plan, kind) => {
    expect(quoteOf({ ...own, ...change }, plan).kind).toBe(kind);
  });

  it('names the day on which it begins or renews', () => {
    expect(quoteOf(own, 'premium')).toEqual({ kind: 'later', date: new Date('2026-12-22T20:00:00.000Z') });
  });
});
