import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../lib/data/api.ts';
import { callSignIn } from './callSignIn.ts';

afterEach(() => {
  callSignIn.forget();
  vi.restoreAllMocks();
});

it('a server that refuses a sign-in is asked again what it asks for', async () => {
  const asked = vi.spyOn(api.calls, 'signInSetup');
  asked.mockResolvedValueOnce({ passcode: false, google: null });
  asked.mockResolvedValueOnce({ passcode: true, google: null });
  const isAsked = async () => (await callSignIn.readSetup()).passcode;
  expect([await isAsked(), await isAsked()]).toEqual([false, false]);
  callSignIn.forget();
  expect(await isAsked()).toBe(true);
});
