import { FrancaProvider } from '@franca/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../lib/data/toasts.ts';
import { NavigationContext } from '../../lib/navigation/Navigation.ts';
import { SignIn } from './SignIn.tsx';

let sent: unknown[];
let unmount: () => void;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.body) sent.push([path, JSON.parse(String(init.body))]);
    const data = path.endsWith('/static/country-code')
      ? [
          { code: 'AU', dial_code: '61', name: 'Australia' },
          { code: 'VN', dial_code: '84', name: 'Vietnam' },
        ]
      : null;
    return path.includes('/dev/')
      ? new Response('{}', { status: 404 })
      : new Response(JSON.stringify({ success: true, data }));
  });
});
afterEach(() => {
  unmount();
  sessionStorage.clear();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

async function show(query = '', locale = 'en') {
  await act(async () => {
    ({ unmount } = render(
      <FrancaProvider locale={locale} toasts={toasts}>
        <NavigationContext value={{ query: new URLSearchParams(query), replace: () => {} }}>
          <SignIn />
        </NavigationContext>
      </FrancaProvider>,
    ));
  });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));

describe('the sign-in page', () => {
  it('says that no account is needed and what signing in agrees to, and shows the badges of the stores', async () => {
    await show();
    expect(document.body.textContent).toContain(
      'You do not need an account in advance. By signing in you agree to our',
    );
    expect(screen.getByRole('link', { name: 'terms and policies' }).getAttribute('href')).toBe('/terms.html');
    const badges = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(badges).toEqual(['Android appcoming soon', 'iOS appcoming soon']);
    for (const name of [/Android app/, /iOS app/])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/install.html');
  });

  it('shows a promo video with captions in the language of the interface, which nothing of is loaded before', async () => {
    await show('', 'ar');
    const video = document.querySelector('video');
    expect([video?.controls, video?.preload]).toEqual([false, 'none']);
    const [clip, captions] = video?.children ?? [];
    expect(clip?.getAttribute('src')).toBe('/landing/ar/clip-translation.webm');
    expect(captions?.getAttribute('src')).toBe('/landing/ar/clip-translation.vtt');
    const playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await press('Play the video');
    expect([video?.controls, playing.mock.calls.length]).toEqual([true, 1]);
    expect(document.activeElement).toBe(video);
  });

  it('links the terms in the language of the interface', async () => {
    await show('', 'it');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/terms.it.html');
  });

  it('has two modes, each with the link to the other', async () => {
    await show();
    await press('Sign in with Email');
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send me Quick Link' })).toBeTruthy();
    await press('Sign in with Phone Number');
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Verification code' })).toBeTruthy();
  });

  it('begins with Australia, 61, and finds another prefix by typing', async () => {
    await show();
    const prefix = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country prefix' });
    expect(prefix.value).toContain('61');
    await change(prefix, 'vietn');
    const list = within(await screen.findByRole('listbox'));
    const found = list.getAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('84')]);
  });

  it('takes a number as it is pasted: one with its own country code changes the prefix', async () => {
    await show();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    await change(field, '+84 912 345 678');
    await vi.waitFor(() => expect(field.value).toBe('912 345 678'), { timeout: 10_000 });
    const prefix = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country prefix' });
    expect(prefix.value).toContain('84');
    expect(document.body.textContent).not.toContain('only contain numbers');
  });

  it.each(['06.12.34.56.78', '\u202A0412345679\u202C', '0412/345671', '+61 412 345 678', '٠٤١٢ ٣٤٥ ٦٧٨'])(
    'finds nothing wrong with %j',
    async (typed) => {
      await show();
      await change(screen.getByRole('textbox', { name: 'Phone number' }), typed);
      expect(document.body.textContent).not.toContain('only contain numbers');
    },
  );

  it('has room for fifteen digits', async () => {
    await show();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    await change(field, '12345678901234567890');
    expect(field.value).toBe('123456789012345');
  });

  it.each([
    ['', {}],
    ['method=gift&package=premium', { is_redeem: 1 }],
    ['method=card&package=premium', {}],
  ])('asks for a quick link, marked as a redeem only for a gift: "%s"', async (query, mark) => {
    await show(query);
    await press('Sign in with Email');
    await change(screen.getByRole('textbox', { name: 'Email' }), 'mai@example.org');
    await press('Send me Quick Link');
    const body = { email: 'mai@example.org', type: 'web', ...mark };
    await vi.waitFor(() => expect(sent).toEqual([['/api/auth/email-verify', body]]), { timeout: 10_000 });
    const shown = () => toasts.getToasts().map(({ content }) => content);
    await vi.waitFor(() => expect(shown()).toEqual(['Check your email for the Quick Link.']), {
      timeout: 10_000,
    });
  });

  it('asks for the phone number before it sends a code, and for the code before it signs in', async () => {
    await show();
    await press('Send code');
    const sentence = 'Phone number is required. Please enter one.';
    expect(toasts.getToasts().map(({ content }) => content)).toEqual([sentence]);
    const code = screen.getByRole('textbox', { name: 'Verification code' });
    await change(code, '1');
    await change(code, '');
    expect(document.body.textContent).toContain('Verification code is required. Please enter one.');
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('true');
    expect(sent).toEqual([]);
  });
});
