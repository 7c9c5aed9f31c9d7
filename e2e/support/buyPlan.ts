import type { EndpointData, endpoints } from '@franca/contract';
import { expect, type Page } from '@playwright/test';

type Setup = EndpointData<typeof endpoints.billing.paymentSetup>;

/**
 * Buys Premium for somebody who is signed in to a page, with a test card and without the screens of the checkout: new
 * accounts are on the free plan, and nothing is translated for them.
 */
export async function buyPlan(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const headers = { authorization: `Bearer ${token}` };
  const post = async <Data>(path: string, data: object): Promise<Data> => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  const answer = await page.request.get('/api/user/payment-setup', { headers });
  const { data } = (await answer.json()) as { data: Extract<Setup, { provider: 'sandbox' }> };
  const card_number = data.test_cards.find(({ outcome }) => outcome === 'pays')?.card_number;
  const card = { card_number, expire_month: 12, expire_year: 2042, cvc: '123' };
  const made = await post<{ token: string }>('/user/card-token', card);
  await post('/user/check-out', { token: made.token, package_name: 'premium', package_price: 4.99 });
}
