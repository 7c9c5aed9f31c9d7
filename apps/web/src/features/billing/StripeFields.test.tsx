import { FrancaProvider } from '@franca/ui';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ar } from '../../strings/ar.ts';
import { en } from '../../strings/en.ts';
import { texts } from '../../strings/texts.ts';
import type { CardEntryHandle } from './CardEntry.ts';
import { StripeBankStep } from './StripeBankStep.tsx';
import { StripeFields } from './StripeFields.tsx';

type Played = { error?: { type: string; code?: string } };

/** What the page did with Stripe.js, and what that answers. */
const played = {
  shown: [] as StripeElementsOptionsMode[],
  calls: [] as string[],
  keys: [] as string[],
  handlers: new Map<string, () => void>(),
  submit: {} as Played,
  token: {} as Played & { confirmationToken?: { id: string } },
  next: {} as Played,
};
const emit = (event: string) => act(async () => played.handlers.get(event)?.());

/** Plays Stripe.js's documented surface, as far as the page uses it; the package keeps the first one that it finds. */
function playStripe(publishableKey: string) {
  played.keys.push(publishableKey);
  const element = {
    on: (event: string, handler: () => void) => played.handlers.set(event, handler),
    mount: (place: HTMLElement) => place.append('the form of Stripe'),
    destroy: () => played.calls.push('destroy'),
  };
  const elements = {
    create: () => element,
    submit: async () => played.submit,
    update: async () => undefined,
  };
  return {
    elements: (options: StripeElementsOptionsMode) => {
      // As Stripe.js does since this version.
      if ('paymentMethodTypes' in options) throw new Error('IntegrationError: paymentMethodTypes');
      played.shown.push(options);
      return elements;
    },
    createConfirmationToken: async () => played.token,
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      played.calls.push(`ask ${clientSecret}`);
      return played.next;
    },
    _registerWrapper: () => undefined,
  };
}
/** The version of Stripe.js that the package expects. */
playStripe.version = 'endive';

let key: string;
let count = 0;
beforeEach(() => {
  vi.stubGlobal('Stripe', playStripe);
  Object.assign(played, { shown: [], calls: [], keys: [], submit: {}, next: {} });
  played.token = { confirmationToken: { id: 'ctoken_1' } };
  // One of its own for each test: what was loaded for a key stays.
  key = `pk_test_${++count}`;
});
afterEach(() => {
  document.body.replaceChildren();
  texts.setState({ language: 'en', strings: en });
});

async function show(amountCents?: number) {
  const ref = createRef<CardEntryHandle>();
  const view = render(
    <FrancaProvider locale="en">
      <StripeFields
        setup={{ provider: 'stripe', publishable_key: key }}
        amountCents={amountCents}
        ref={ref}
      />
    </FrancaProvider>,
  );
  await screen.findByText('the form of Stripe');
  return { ...view, collect: () => act(async () => ref.current?.collect()) };
}

it("shows Stripe's form for cards alone, for what is paid and for what is only kept", async () => {
  const { unmount } = await show(499);
  expect(played.keys).toEqual([key]);
  expect(played.shown.at(-1)).toMatchObject({
    mode: 'payment',
    amount: 499,
    currency: 'aud',
    setupFutureUsage: 'off_session',
    allowedPaymentMethodTypes: ['card'],
    locale: 'en',
  });
  unmount();
  expect(played.calls).toContain('destroy');
  await show();
  expect(played.shown.at(-1)).toMatchObject({ mode: 'setup', setupFutureUsage: 'off_session' });
  expect(played.shown.at(-1)).not.toHaveProperty('amount');
});

it('follows the language of the interface', async () => {
  await show(499);
  await act(async () => texts.setState({ language: 'ar', strings: ar }));
  await vi.waitFor(() => expect(played.shown.at(-1)).toMatchObject({ locale: 'ar' }), { timeout: 10_000 });
});

it('hands a token out, and nothing while the form says what is wrong', async () => {
  const { collect } = await show(499);
  expect(await collect()).toEqual({ token: 'ctoken_1' });
  played.submit = { error: { type: 'validation_error' } };
  expect(await collect()).toBeNull();
  played.submit = {};
  played.token = { error: { type: 'api_connection_error' } };
  await expect(collect()).rejects.toMatchObject({ key: 'billing.stripeFailed' });
});

it('says that the form could not be loaded, and tries again', async () => {
  await show(499);
  await emit('loaderror');
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
  const forms = played.shown.length;
  await act(async () => screen.getByRole('button', { name: en.common.retry }).click());
  await vi.waitFor(() => expect(played.shown).toHaveLength(forms + 1), { timeout: 10_000 });
  await emit('ready');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it.each([
  ['no error', {}, 'answered'],
  [
    'a refusal',
    { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } },
    'answered',
  ],
  [
    'an end elsewhere',
    { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
    'answered',
  ],
  ['a lost connection', { error: { type: 'api_connection_error' } }, 'left'],
])("lets Stripe show the bank's question once; after %s", async (_name, next, outcome) => {
  played.next = next;
  const [onAnswered, onLeft] = [vi.fn(), vi.fn()];
  const action = {
    provider: 'stripe',
    action_id: crypto.randomUUID(),
    client_secret: 'pi_1_secret_2',
  } as const;
  const step = (
    <StripeBankStep action={action} publishableKey={key} onAnswered={onAnswered} onLeft={onLeft} />
  );
  const { rerender } = render(step);
  await vi.waitFor(() => expect(onAnswered.mock.calls.length + onLeft.mock.calls.length).toBe(1), {
    timeout: 10_000,
  });
  rerender(step);
  expect(onAnswered).toHaveBeenCalledTimes(outcome === 'answered' ? 1 : 0);
  expect(played.calls.filter((call) => call.startsWith('ask'))).toEqual(['ask pi_1_secret_2']);
});
