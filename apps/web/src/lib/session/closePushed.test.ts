import { afterEach, expect, it, vi } from 'vitest';
import { closePushed } from './closePushed.ts';

afterEach(() => vi.unstubAllGlobals());

function showPushed(notifications: () => Promise<readonly { close: () => void }[]>): void {
  const getRegistration = async () => ({ getNotifications: notifications });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
}

it('takes every pushed message off the screen', async () => {
  const shown = [{ close: vi.fn() }, { close: vi.fn() }];
  showPushed(async () => shown);
  await closePushed();
  for (const { close } of shown) expect(close).toHaveBeenCalledOnce();
});

it('does without where the browser refuses', async () => {
  showPushed(() => Promise.reject(new Error('refused')));
  await expect(closePushed()).resolves.toBeUndefined();
});
