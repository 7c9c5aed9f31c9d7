import { type EndpointData, type endpoints, type PackageName, plans } from '@franca/contract';
import type { Page } from '@playwright/test';

type Setup = EndpointData<typeof endpoints.billing.paymentSetup>;

/**
 * Pays for a plan with a test card, without the screens of the checkout.
 *
 * @param url where the server answers
 * @param token session of who buys
 */
export async function payForPlan(url: string, token: string | null, plan: PackageName): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <Data>(path: string, init: RequestInit): Promise<Data> => {
    const response = await fetch(`${url}/api${path}`, { ...init, headers });
    const answer = (await response.json()) as { data: Data; errors?: string[] };
    if (!response.ok) throw new Error(`${path}: ${answer.errors?.join(' ')}`);
    return answer.data;
  };
  const post = <Data>(path: string, body: object) =>
    call<Data>(path, { method: 'POST', body: JSON.stringify(body) });
  const setup = await call<Extract<Setup, { provider: 'sandbox' }>>('/user/payment-setup', {});
  const card_number = setup.test_cards.find(({ outcome }) => outcome === 'pays')?.card_number;
  const card = { card_number, expire_month: 12, expire_year: 2042, cvc: '123' };
  const made = await post<{ token: string }>('/user/card-token', card);
  const price = { package_name: plan, package_price: plans[plan].price };
  await post('/user/check-out', { token: made.token, ...price });
}

/**
 * Buys Premium for somebody who is signed in to a page: new accounts are on the free plan, and nothing is translated for
 * them.
 */
export async function buyPlan(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  await payForPlan(new URL(page.url()).origin, token, 'premium');
}
