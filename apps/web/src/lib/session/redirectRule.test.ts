import { describe, expect, it } from 'vitest';
import { giftIntent, readIntent, redirectRule, withIntent } from './redirectRule.ts';

describe('redirectRule', () => {
  it.each([
    ['', '/chat'],
    ['method=card&package=ultimate', '/check-out?method=card&package=ultimate'],
    ['package=ultimate&method=gift', '/check-out?method=gift&package=ultimate'],
    ['method=gift', '/check-out?method=gift'],
    ['package=premium', '/check-out/method?package=premium'],
    ['package=free', '/check-out/method?package=free'],
    ['method=&package=', '/chat'],
    ['other=1', '/chat'],
  ])('leads "%s" to %s', (query, path) => {
    expect(redirectRule(readIntent(new URLSearchParams(query)))).toBe(path);
  });

  it('leads a redeemed gift to the gift checkout of the premium plan', () => {
    expect(redirectRule(giftIntent)).toBe('/check-out?method=gift&package=premium');
  });
});

describe('withIntent', () => {
  it('keeps only what is present', () => {
    expect(withIntent('/register', { method: null, package: null })).toBe('/register');
    expect(withIntent('/register', giftIntent)).toBe('/register?method=gift&package=premium');
  });

  it('escapes what came from an address', () => {
    expect(withIntent('/login', { method: null, package: 'a&b=c' })).toBe('/login?package=a%26b%3Dc');
  });
});
