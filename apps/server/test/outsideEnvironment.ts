import { stripeKeys } from './startStripe.ts';

/** Services that are asked over HTTP, at an address that the environment names. */
export type NamedService = 'places' | 'translation' | 'media' | 'payments';

/** Environment of a server that asks these services at other addresses, with the keys that each of them needs. */
export const outsideEnvironment = (url: (service: NamedService) => string): Record<string, string> => ({
  PLACES_URL: url('places'),
  LIBRETRANSLATE_URL: url('translation'),
  TRANSLATE_ENGINES: 'libretranslate',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_API_KEY: `SK${'0'.repeat(32)}`,
  TWILIO_API_SECRET: 'secret',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_SMS_FROM: '+15005550006',
  TWILIO_VIDEO_URL: url('media'),
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_API_URL: url('payments'),
});
