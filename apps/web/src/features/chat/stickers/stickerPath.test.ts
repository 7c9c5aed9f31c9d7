import { describe, expect, it } from 'vitest';
import { fileAddress } from '../../../lib/fileAddress.ts';
import { readStickerList, stickerLists } from './stickerLists.ts';
import { personalSticker, stickerPath, trustedSticker } from './stickerPath.ts';

describe('trustedSticker', () => {
  it('shows every sticker that can be sent', () => {
    for (const { picture } of Object.values(stickerLists).flatMap(readStickerList)) {
      expect(trustedSticker(stickerPath(picture))).toBe(`/stickers/fluent/${picture}.svg`);
    }
  });

  it.each([
    'https://example.com/stickers/fluent/fox.svg',
    '//example.com/stickers/fluent/fox.svg',
    '/stickers/fluent/../../api/user.svg',
    '/stickers/fluent/%2e%2e/fox.svg',
    '/stickers/fluent/fox.svg?who=me',
    '/stickers/fluent/fox.svg#x',
    '/stickers/fluent/Fox.svg\n',
    '/stickers/fox.svg',
    '/api/file/a1',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '',
    null,
  ])('does not show %s', (source) => {
    expect(trustedSticker(source)).toBeUndefined();
  });
});

describe('personalSticker', () => {
  const path = fileAddress('a1'.repeat(20));

  it.each([path, location.origin + path])('shows %s', (source) => {
    expect(personalSticker(source)).toBe(source);
  });

  it.each([
    `https://example.com${path}`,
    `//example.com${path}`,
    `${location.origin}.example.com${path}`,
    `${path}?who=me`,
    '/api/file/a1',
    stickerPath('fox'),
    '',
    null,
  ])('does not show %s', (source) => {
    expect(personalSticker(source)).toBeUndefined();
  });
});
