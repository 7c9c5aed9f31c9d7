import { createKinds, type KindBodyProps } from '@franca/chat-kit';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/data/queryClient.ts';
import { chatKinds } from './chatKinds.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

it('a shared contact names its country in the language of the interface', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const codes = [{ code: 'DE', dial_code: '49', name: 'Germany' }];
    return Response.json({
      success: true,
      data: path.endsWith('/static/country-code') ? codes : { languages: [], countries: [] },
    });
  });
  const { Body } = createKinds(chatKinds).of('contact');
  if (!Body) throw new Error('A contact has a body.');
  const contact = { id: 'bea', name: 'Bea', avatarUrl: null, country: 'Germany' };
  const props = { content: { kind: 'contact', contact }, actions: {} } as unknown as KindBodyProps;
  render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="it">
        <Body {...props} />
      </FrancaProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Germania')).toBeTruthy();
});
