import { describe, expect, it } from 'vitest';
import { avatarSizes } from './avatarSizes.ts';

describe('avatarSizes', () => {
  const key = '0123456789abcdef0123456789abcdef01234567';

  it.each([`/api/file/${key}`, `https://franca.example/api/file/${key}`])('has the sizes of %s', (src) => {
    expect(avatarSizes(src)).toBe(
      `${src}?size=64 64w, ${src}?size=128 128w, ${src}?size=256 256w, ${src} 1024w`,
    );
  });

  it.each(['', 'blob:https://franca.example/1', '/stickers/fox.svg', `/api/file/${key}?expires=1`])(
    'has none of "%s"',
    (src) => expect(avatarSizes(src)).toBeUndefined(),
  );
});
