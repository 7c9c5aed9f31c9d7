import type { PageHosts } from '../../ports/PaymentProcessor.ts';

const origin = 'https://accounts.google.com';

/** Address of Google's script for signing in. */
export const googleScript = `${origin}/gsi/client`;

/** What a page loads for it, as Google documents for content policies: one host. */
export const googleHosts: PageHosts = {
  script: [googleScript],
  frame: [`${origin}/gsi/`],
  connect: [`${origin}/gsi/`],
  style: [`${origin}/gsi/style`],
};
