import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../lib/data/queryClient.ts';
import { useDrawnAvatar } from './useDrawnAvatar.ts';

const uploads = vi.hoisted((): ((link: string) => void)[] => []);
// jsdom draws nothing.
vi.mock('./drawAvatar.ts', () => ({
  drawAvatar: () => ({ toDataURL: () => 'data:image/jpeg,drawn' }),
  drawAvatarFile: async () => new File([], 'avatar.jpg'),
}));
vi.mock('./useAvatarUpload.ts', () => ({ requestSlot: async () => ({}) }));
vi.mock('../lib/data/api.ts', () => ({
  upload: () => new Promise<string>((resolve) => uploads.push(resolve)),
}));

it('leaves a photo that was chosen while the drawn picture was being uploaded', async () => {
  const onUploaded = vi.fn();
  let present = '';
  renderHook(() => useDrawnAvatar({ name: 'Mai', value: '', readValue: () => present, onUploaded }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await vi.waitFor(() => expect(uploads).toHaveLength(1), { timeout: 20_000 });
  // In the form, and not rendered yet.
  present = '/media/photo.jpg';
  await act(async () => uploads[0]?.('/media/drawn.jpg'));
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), { timeout: 20_000 });
  expect(onUploaded).not.toHaveBeenCalled();
});
