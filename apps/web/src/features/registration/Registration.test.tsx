import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { Registration } from './Registration.tsx';
import { storedRegistration } from './registrationForm.ts';

const filled = {
  name: 'Mai Tran',
  avatar: '/api/file/a',
  country: 'Vietnam',
  language: 'Vietnamese',
  accent: 'Vietnamese (Vietnam)',
  gender: 'female',
};
const login = { dial_code: '84', phone_number: '912345678', email: null, code: '123456' };

let sent: unknown[];
let unmount: () => void;

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const place = () => screen.getByRole('status').textContent;

beforeEach(() => {
  sent = [];
  session.getState().authenticate(login, 'proof');
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = (data: unknown) => new Response(JSON.stringify({ success: true, data }));
    if (path.endsWith('/static/country-code'))
      return answer([
        { code: 'VN', dial_code: '84', name: 'Vietnam' },
        { code: 'AU', dial_code: '61', name: 'Australia' },
        { code: 'CX', dial_code: '61', name: 'Christmas Island' },
      ]);
    if (path.endsWith('/static/basic')) {
      const languages = [
        { name: 'Vietnamese', code: 'vi', accents: ['Vietnamese (Vietnam)'] },
        { name: 'English', code: 'en', accents: ['English (Australia)'] },
      ];
      return answer({ countries: ['Vietnam', 'Australia'], languages });
    }
    sent.push([path, JSON.parse(String(init?.body))]);
    return answer({ access_token: 'token', user: { _id: 'mai' } });
  });
});
afterEach(() => {
  unmount();
  queryClient.clear();
  session.getState().end();
  storedRegistration.clear();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

async function show(form: Partial<typeof filled>) {
  storedRegistration.write({
    name: '',
    avatar: '',
    country: '',
    language: '',
    accent: '',
    gender: '',
    ...form,
  });
  const routes = [
    { path: '/register', element: <Registration /> },
    { path: '*', element: <Place /> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/register?method=gift&package=premium'],
  });
  await act(async () => {
    ({ unmount } = render(
      <FrancaProvider locale="en" toasts={toasts}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </FrancaProvider>,
    ));
  });
  await screen.findByLabelText('Fullname');
}
const signUp = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });

describe('"The Basics"', () => {
  it('signs up with what was filled in and proved, says so, and follows the redirect rule', async () => {
    await show(filled);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Basics');
    await vi.waitFor(() => expect(signUp().getAttribute('aria-disabled')).toBeNull(), { timeout: 10_000 });
    await act(async () => void fireEvent.click(signUp()));
    await vi.waitFor(() => expect(place()).toBe('/check-out?method=gift&package=premium'), {
      timeout: 10_000,
    });
    expect(sent).toEqual([['/api/auth/signup', { ...filled, ...login }]]);
    expect(toasts.getToasts().map(({ content }) => content)).toEqual(['Sign up successfully']);
    expect(session.getState()).toMatchObject({ sessionToken: 'token', userId: 'mai' });
  });

  it.each(Object.keys(filled) as (keyof typeof filled)[])('cannot be sent without %s', async (missing) => {
    await show({ ...filled, [missing]: '' });
    await act(async () => void fireEvent.blur(screen.getByLabelText('Fullname')));
    expect(signUp().getAttribute('aria-disabled')).toBe('true');
  });

  it('says beside each field what is missing when the grey button is pressed', async () => {
    await show({ ...filled, name: '', gender: '' });
    const reason = () =>
      document.getElementById(signUp().getAttribute('aria-describedby') ?? '')?.textContent;
    await vi.waitFor(() => expect(reason()).toBe('Full name is required. Please enter one.'), {
      timeout: 10_000,
    });
    await act(async () => void fireEvent.click(signUp()));
    expect(await screen.findByText('Gender is required. Please select one.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Fullname'));
    expect(sent).toEqual([]);
    // What is mended is no longer called wrong, before the field is left.
    const change = (label: string, value: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
    await change('Fullname', 'Mai');
    await change('Gender', 'other');
    await vi.waitFor(() => expect(signUp().getAttribute('aria-disabled')).toBeNull(), { timeout: 10_000 });
    expect(screen.queryByText('Gender is required. Please select one.')).toBeNull();
  });

  it('begins with the country of the verified number and the language of the browser', async () => {
    await show({});
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Vietnam'), {
      timeout: 10_000,
    });
    expect(screen.getByLabelText<HTMLInputElement>('Language').value).toBe('English');
    expect(screen.getByLabelText<HTMLSelectElement>('Accent').value).toBe('English (Australia)');
    expect(screen.getByText(/Change what is not right/)).toBeTruthy();
  });

  it('calls nothing wrong that could not be guessed', async () => {
    session.getState().authenticate({ ...login, dial_code: '61' }, 'proof');
    await show({});
    await vi.waitFor(
      () => expect(screen.getByLabelText<HTMLInputElement>('Language').value).toBe('English'),
      { timeout: 10_000 },
    );
    const country = screen.getByLabelText<HTMLInputElement>('Country');
    expect([country.value, country.getAttribute('aria-invalid')]).toEqual(['', null]);
  });

  it('keeps the language of a form that was filled in before a reload when the country changes', async () => {
    await show(filled);
    const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
    await act(async () => void fireEvent.change(country, { target: { value: 'Australia' } }));
    const list = within(await screen.findByRole('listbox'));
    await act(async () => void fireEvent.click(list.getByRole('option', { name: 'Australia' })));
    expect(country.value).toBe('Australia');
    expect(screen.getByLabelText<HTMLInputElement>('Language').value).toBe('Vietnamese');
  });

  it('has accents for the chosen language only, and none before', async () => {
    await show({ country: 'Vietnam' });
    expect(screen.getByLabelText<HTMLSelectElement>('Accent').disabled).toBe(true);
    unmount();
    await show(filled);
    const accent = () => screen.getByLabelText<HTMLSelectElement>('Accent');
    expect([...accent().options].map(({ value }) => value).filter(Boolean)).toEqual([filled.accent]);
    const language = screen.getByRole('combobox', { name: 'Language' });
    await act(async () => void fireEvent.change(language, { target: { value: 'English' } }));
    await act(
      async () =>
        void fireEvent.click(
          within(await screen.findByRole('listbox')).getByRole('option', { name: 'English' }),
        ),
    );
    expect([accent().value, [...accent().options].at(-1)?.value]).toEqual(['', 'English (Australia)']);
    expect(signUp().getAttribute('aria-disabled')).toBe('true');
  });

  it('goes back to the sign-in without the flag, and keeps package and method', async () => {
    await show(filled);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Back/ })));
    expect(place()).toBe('/login?method=gift&package=premium');
    expect(session.getState().authenticated).toBeNull();
  });
});
