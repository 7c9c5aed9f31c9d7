import { holds, isVisible } from '../holds.mjs';

/** The call in ten lines, as it stands in the README of call-kit. */
export const callSample = {
  name: 'call-in-ten-lines',
  page: 'packages-call-kit-README',
  word: 'demoCall({ people',
  code: (path) => `import { App } from '${path}'; const shown = <App />;`,
  async check(check, page) {
    const clock = page.getByRole('timer');
    check('the other person is in the call', await isVisible(page.getByText('Lucía Ortega').first()));
    const goesOn = holds(clock.filter({ hasText: /0:0[1-9]/ }).waitFor({ timeout: 10_000 }));
    check('the clock of the call goes on', await goesOn);
    const blocked = await page.getByText(/blocked the sound/).count();
    check('a call without sound says nothing of blocked sound', blocked === 0);
  },
};
