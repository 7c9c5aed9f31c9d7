import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestSlots } from '../../../lib/requests/requestSlots.ts';
import { en } from '../../../strings/landing/en.ts';
import { startNewsletterForm, startPartnerForm } from './startForm.ts';

function form(...names: string[]): HTMLFormElement {
  const element = document.createElement('form');
  element.dataset.email = '^\\S+@\\S+$';
  for (const name of names) {
    const field = document.createElement('input');
    Object.assign(field, {
      name,
      id: name,
      required: true,
      value: name === 'email' ? 'ana@example.org' : name,
    });
    element.append(field);
  }
  document.body.append(element);
  return element;
}

const answer = (body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body))),
  );

const submit = (element: HTMLFormElement) =>
  element.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));

afterEach(() => {
  document.body.replaceChildren();
  requestSlots.setState(requestSlots.getInitialState(), true);
});

describe('a form of the landing page', () => {
  it('keeps the body of a failed enquiry', async () => {
    answer({ success: false, errors: ['Too many requests.'], code: 'rate_limited' });
    const element = form('name', 'email', 'message');
    startPartnerForm({ form: element, toasts: document.body, texts: en });
    const states: string[] = [];
    requestSlots.subscribe(({ appointment }) => states.push(appointment.state));
    submit(element);
    await vi.waitFor(
      () =>
        expect(requestSlots.getState().appointment).toEqual({
          state: 'error',
          body: { success: false, errors: ['Too many requests.'], code: 'rate_limited' },
        }),
      { timeout: 10_000 },
    );
    expect(states).toEqual(['pending', 'error']);
  });

  it('keeps what came of a sign-up for the newsletter', async () => {
    answer({ success: true, data: null });
    const element = form('email');
    startNewsletterForm({ form: element, toasts: document.body, texts: en });
    submit(element);
    await vi.waitFor(
      () => expect(requestSlots.getState().subscribe).toEqual({ state: 'success', data: null }),
      { timeout: 10_000 },
    );
  });
});
