import type * as Sdk from 'twilio-video';

/** What this adapter uses of twilio-video. */
export type TwilioSdk = typeof Sdk;

let loading: Promise<TwilioSdk> | null = null;

/** Fetches twilio-video, 97 kB compressed, on first use; a failed download is tried again the next time. */
export function loadSdk(): Promise<TwilioSdk> {
  loading ??= import('twilio-video').then(
    // Bundlers disagree on where the exports of a CommonJS module are.
    (module: TwilioSdk & { default?: TwilioSdk }) => module.default ?? module,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
