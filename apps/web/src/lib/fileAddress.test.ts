import { describe, expect, it } from 'vitest';
import { fileAddress, fileKey, isOwnFile } from './fileAddress.ts';

const key = 'a1'.repeat(20);

describe('the address of a file', () => {
  it.each(['', location.origin, 'https://franca.test'])('leads back to its key, also after “%s”', (host) => {
    expect(fileKey(host + fileAddress(key))).toBe(key);
  });

  it.each([
    '',
    fileAddress(key.slice(1)),
    fileAddress(`${key}0`),
    fileAddress(key.toUpperCase()),
    `${fileAddress(key)}?x`,
    `${fileAddress(key)}\n`,
  ])('is not “%s”', (address) => {
    expect(fileKey(address)).toBeUndefined();
    expect(isOwnFile(address)).toBe(false);
  });
});

describe('a file of our own server', () => {
  it.each(['', location.origin])('has “%s” before its path', (host) => {
    expect(isOwnFile(host + fileAddress(key))).toBe(true);
  });

  it.each([
    'https://example.com',
    '//example.com',
    '/elsewhere',
    `${location.origin}.example.com`,
    `${location.origin}/..`,
  ])('has not “%s” before it', (host) => {
    expect(isOwnFile(host + fileAddress(key))).toBe(false);
  });
});
