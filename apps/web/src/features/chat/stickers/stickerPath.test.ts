import { describe, expect, it } from 'vitest';
import { readStickerList, stickerLists } from './stickerLists.ts';
import { stickerPath, trustedSticker } from './stickerPath.ts';

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
