import type { EndpointData, endpoints } from '@franca/contract';

/** What a captcha answer turned out to be; `key` names the challenge, good for one use until `expiresAt`. */
export type CaptchaVerdict = { solved: true; key: string; expiresAt: Date } | { solved: false };

/** Proof that a sender is worth answering, without any outside service. */
export type Captcha = {
  /** A new challenge, as the widget expects it. */
  challenge: () => Promise<EndpointData<typeof endpoints.auth.captcha>>;
  /** Checks the widget's payload; never throws. Whether it was used before is the caller's to check. */
  verify: (payload: string) => Promise<CaptchaVerdict>;
};
