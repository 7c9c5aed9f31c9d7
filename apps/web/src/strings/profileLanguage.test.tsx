import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/data/api.ts';
import { session } from '../lib/session/session.ts';
import { useProfileLanguage } from './profileLanguage.ts';

const lists = { countries: [], languages: [{ name: 'Spanish', code: 'es', accents: [] }] };

function follow() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useProfileLanguage(), { wrapper }).result;
}

const answer = (language: string) => {
  vi.spyOn(api.users, 'me').mockResolvedValue({ language } as Awaited<ReturnType<typeof api.users.me>>);
  vi.spyOn(api.static, 'basic').mockResolvedValue(
    lists as unknown as Awaited<ReturnType<typeof api.static.basic>>,
  );
};

beforeEach(() => session.getState().start('token', 'ana'));
afterEach(() => {
  cleanup();
  session.getState().end();
  localStorage.removeItem('profileLanguage');
});

describe('the language of the profile', () => {
  it.each([
    ['Vietnamese', 'vi'],
    ['Spanish', 'es'],
  ])('is on its way at first, then that of %s, and known at once the next time', async (name, tag) => {
    answer(name);
    const first = follow();
    expect(first.current).toBeUndefined();
    await waitFor(() => expect(first.current).toBe(tag));
    cleanup();
    expect(follow().current).toBe(tag);
  });

  it('is none while nobody is signed in', () => {
    answer('Italian');
    session.getState().end();
    localStorage.setItem('profileLanguage', 'it');
    expect(follow().current).toBeNull();
    expect(localStorage.getItem('profileLanguage')).toBeNull();
  });

  it('is not waited for where it cannot be asked for', async () => {
    vi.spyOn(api.users, 'me').mockRejectedValue(new Error('away'));
    const language = follow();
    await waitFor(() => expect(language.current).toBeNull());
  });
});
