import type { Profile } from '@franca/contract';
import { FrancaProvider, getTopLayer } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';

const me: Profile = {
  _id: 'somebody',
  name: 'Mai Tran',
  avatar: '/api/file/a',
  dial_code: '61',
  phone_number: '412345678',
  email: 'mai@example.org',
  sign_in_email: 'mai@example.org',
  birthday: '1990-03-05',
  description: 'Hello',
  country: 'Vietnam',
  language: 'Vietnamese',
  accent: 'Vietnamese (Vietnam)',
  gender: 'female',
  is_verified: false,
  subscription: {
    package: 'free',
    price: 0,
    created_at: null,
    duration: null,
    status: 'free',
    renews: false,
    next_package: null,
    cancelled_at: null,
  },
  customer: null,
  username: null,
  shows_last_seen: true,
};

let sent: object[];
let refusal: string | null;
let closed: number;
let unmount: () => void;

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: 'somebody' });
  [sent, refusal, closed] = [[], null, 0];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const name = path.replace('/api', '');
    const answer = (data: unknown) => new Response(JSON.stringify({ success: true, data }));
    if (name === '/user/me') return answer(me);
    if (name === '/static/basic') return answer({ countries: ['Vietnam'], languages: [] });
    if (name === '/static/country-code') return answer([]);
    const body = JSON.parse(String(init?.body)) as object;
    sent.push(body);
    return refusal === null
      ? answer({ ...me, ...body })
      : new Response(JSON.stringify({ success: false, errors: [refusal], code: 'email_taken' }), {
          status: 409,
        });
  });
  queryClient.setQueryData(['users.me'], me);
  ({ unmount } = render(
    <FrancaProvider locale="en" toasts={toasts}>
      <QueryClientProvider client={queryClient}>
        <EditProfileDialog
          open
          inHistory
          onOpenChange={(open) => {
            if (!open) closed += 1;
          }}
        />
      </QueryClientProvider>
    </FrancaProvider>,
  ));
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
  queryClient.clear();
  session.setState({ sessionToken: null, userId: null });
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => {
  await act(async () => {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  });
};
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const save = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
const toastTexts = () => toasts.getToasts().map(({ content }) => content);

describe('the edit-profile dialog', () => {
  it('shows the birthday as dd/MM/yyyy and sends it as yyyy-MM-dd', async () => {
    expect(field('Birthday').value).toBe('05/03/1990');
    await type('Birthday', '24/12/1985');
    await save();
    expect(sent).toMatchObject([{ birthday: '1985-12-24' }]);
  });

  it('is left to Back, until something is not saved', async () => {
    expect(getTopLayer()?.inHistory).toBe(true);
    await type('Birthday', '24/12/1985');
    expect(getTopLayer()?.inHistory).toBe(false);
    act(() => getTopLayer()?.close());
    screen.getByRole('alertdialog');
    expect(closed).toBe(0);
  });

  it('shows the phone number, which cannot be changed', () => {
    expect(field('Phone number').value).toBe('+61 412345678');
    expect(field('Phone number').disabled).toBe(true);
  });

  it('is saved, says so, and closes after a second', async () => {
    await type('Fullname', 'Mai Anh Tran');
    await type('Email', '');
    await save();
    expect(sent).toMatchObject([{ name: 'Mai Anh Tran', email: null }]);
    expect(toastTexts()).toEqual(['Update profile successfully']);
    await act(async () => vi.advanceTimersByTime(999));
    expect(closed).toBe(0);
    await act(async () => vi.advanceTimersByTime(1));
    expect(closed).toBe(1);
  });

  it('says what the server says where it refuses, and stays', async () => {
    refusal = 'This email address belongs to another account.';
    await type('Email', 'taken@example.org');
    await save();
    expect(toastTexts()).toEqual([refusal]);
    await act(async () => vi.advanceTimersByTime(2000));
    expect(closed).toBe(0);
  });

  it.each([
    ['Fullname', '', 'Full name is required. Please enter one.'],
    ['Email', 'nonsense', 'Invalid email address. Please try again.'],
  ])('greys Save out while %s is "%s", and sends nothing', async (label, value, sentence) => {
    expect(saveButton().getAttribute('aria-disabled')).toBeNull();
    await type(label, value);
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    await save();
    expect(sent).toEqual([]);
    await type(label, 'mai@example.org');
    expect(saveButton().getAttribute('aria-disabled')).toBeNull();
  });

  it('cannot be saved with half a birthday', async () => {
    await type('Birthday', '24/12/19');
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    await save();
    expect(sent).toEqual([]);
  });

  it('has description, country, language and accent on its second tab', async () => {
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'About' })));
    expect(field('Description').value).toBe('Hello');
    await type('Description', 'New');
    await save();
    expect(sent).toMatchObject([{ description: 'New' }]);
  });

  it('asks before it throws changes away', async () => {
    await type('Fullname', 'Somebody else');
    await close();
    expect(closed).toBe(0);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep editing' })));
    expect(field('Fullname').value).toBe('Somebody else');
    await close();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Discard' })));
    expect(closed).toBe(1);
    expect(sent).toEqual([]);
  });

  it('closes without a word where nothing was changed', async () => {
    await close();
    expect(closed).toBe(1);
  });
});
