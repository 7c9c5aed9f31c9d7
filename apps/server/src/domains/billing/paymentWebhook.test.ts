import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalStripe, startStripe, stripeEnvironment } from '../../../test/startStripe.ts';
import { createWorld, type World } from '../../../test/world.ts';

const url = '/api/payments/webhook';

describe('the webhook of the payment provider', () => {
  let stripe: LocalStripe;
  let world: World;
  beforeAll(async () => {
    stripe = await startStripe();
    world = await createWorld({ environment: stripeEnvironment(stripe) });
  });
  afterAll(async () => {
    await world.dispose();
    await stripe.close();
  });

  const send = async (payload: string, signature?: string, type = 'application/json; charset=utf-8') => {
    const headers = { 'content-type': type, ...(signature && { 'stripe-signature': signature }) };
    const answer = await world.app.core.server.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json<{ code?: string }>() };
  };

  it('takes what Stripe has signed, also twice and about what nobody knows', async () => {
    const body = stripe.eventAbout('unknown', 'payment_intent.succeeded');
    const signature = stripe.sign(body);
    expect(await send(body, signature)).toEqual({ status: 200, body: { success: true, data: null } });
    expect((await send(body, signature)).status).toBe(200);
    const other = stripe.eventAbout('unknown', 'payout.paid');
    expect((await send(other, stripe.sign(other))).status).toBe(200);
  });

  it('refuses a changed body, an old signature and none', async () => {
    const body = stripe.eventAbout('unknown', 'payment_intent.succeeded');
    const signature = stripe.sign(body);
    const refused = { status: 400, body: { code: 'signature_invalid' } };
    expect(await send(`${body} `, signature)).toMatchObject(refused);
    expect(await send(body, stripe.sign(body, new Date(Date.now() - 600_000)))).toMatchObject(refused);
    expect(await send(body)).toMatchObject(refused);
    expect(await send('', signature)).toMatchObject(refused);
    expect(world.app.logged()).toContain('a payment event was refused');
    expect(world.app.logged()).not.toContain('payment_intent');
  });

  it('refuses a body that no report has', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(600_000) });
    expect(await send(body, stripe.sign(body))).toMatchObject({
      status: 413,
      body: { code: 'request_too_large' },
    });
  });

  it('is absent without Stripe', async () => {
    const plain = await createWorld();
    try {
      const answer = await plain.app.core.server.inject({ method: 'POST', url, payload: '{}' });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    } finally {
      await plain.dispose();
    }
  });

  it('comes with a policy that lets pages load Stripe, and what the health says', async () => {
    const { headers } = await world.app.core.server.inject({ url: '/api/health' });
    const policy = String(headers['content-security-policy']).split(';');
    const rules = policy.filter((rule) => rule.includes('stripe.com'));
    expect(rules.sort()).toEqual([
      "connect-src 'self' https://api.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "script-src 'self' 'wasm-unsafe-eval' https://js.stripe.com https://*.js.stripe.com",
    ]);
    expect((await world.api.system.health()).data.payments).toBe('stripe');
  });

  it('leaves the policy alone where there are no plans', async () => {
    const environment = { ...stripeEnvironment(stripe), PLANS: 'off' };
    const open = await createWorld({ environment });
    try {
      const { headers } = await open.app.core.server.inject({ url: '/api/health' });
      expect(headers['content-security-policy']).not.toContain('stripe');
      expect((await open.api.system.health()).data.payments).toBe('off');
    } finally {
      await open.dispose();
    }
  });
});
