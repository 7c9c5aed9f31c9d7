import { expect, test } from '../support/journey.ts';
import { enterDemo, messages } from '../support/people.ts';

test.use({ world: 'plans-off', settings: { PLANS: 'off' } });

test('on a server without plans everything is open, and nothing is offered', async ({ openPerson }) => {
  const visitor = await openPerson();
  await visitor.goto('/');
  await visitor.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  const plans = (page: typeof visitor) => page.getByRole('dialog', { name: 'Plans and Pricing' });
  await expect(plans(visitor)).toContainText('Everything is open on this server');
  await expect(plans(visitor).getByRole('button', { name: 'Redeem Code' })).toHaveCount(0);

  const chloe = await openPerson();
  await enterDemo(chloe, 'Chloé Tremblay');
  await chloe.getByText('Marco Rossi').first().click();
  await expect(messages(chloe).getByText('Translated from Italian').last()).toBeVisible();
  await expect(messages(chloe).getByText('Translation is part of Premium')).toHaveCount(0);
  await chloe.getByRole('button', { name: 'Subscription/account' }).click();
  await expect(chloe.getByRole('dialog', { name: 'Subscription/account' })).toContainText(
    'Everything is open on this server',
  );
});
