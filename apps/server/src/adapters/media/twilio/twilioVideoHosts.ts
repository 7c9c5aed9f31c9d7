import type { PageHosts } from '../../../ports/PaymentProcessor.ts';

/** The SDK's signalling without a region; sound and pictures need no permission of the policy. */
export const twilioVideoHosts: PageHosts = {
  script: [],
  frame: [],
  connect: ['wss://global.vss.twilio.com'],
};
