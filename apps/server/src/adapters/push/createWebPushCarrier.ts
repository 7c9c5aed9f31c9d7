import { createHash } from 'node:crypto';
import { type PushSubscriptionData, pushSubscriptionSchema } from '@franca/contract';
import webPush from 'web-push';
import type { PushCarrier, PushOutcome } from '../../ports/PushCarrier.ts';
import { isOutside, postOutside } from './postOutside.ts';
import { waitOf } from './waitOf.ts';

/** Who sends. */
export type WebPushOptions = {
  /** VAPID keys, base64url. */
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to: `mailto:` or `https:`. */
  subject: string;
  /** Whether subscriptions may lead into private networks and do without TLS: for a push service of one's own. */
  allowsPrivate?: boolean;
  /** How long an answer is waited for, in milliseconds; 10 s by default. */
  timeoutMs?: number;
};

function read(token: string): PushSubscriptionData | undefined {
  if (!token.startsWith('{')) return undefined;
  try {
    return pushSubscriptionSchema.safeParse(JSON.parse(token)).data;
  } catch {
    return undefined;
  }
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { status: 'sent' };
  if (status === 404 || status === 410) return { status: 'gone' };
  const detail = `web-push ${status}`;
  const isTemporary = status === 429 || status >= 500 || status === 408;
  return isTemporary
    ? { status: 'failed', detail, isAnswered: true, retryAfterMs: waitOf(retryAfter) }
    : { status: 'refused', detail };
}

/** Web Push (RFC 8030) with payloads encrypted by RFC 8291 and VAPID (RFC 8292): any browser's push service. */
export function createWebPushCarrier(options: WebPushOptions): PushCarrier {
  const { publicKey, privateKey, subject, allowsPrivate = false, timeoutMs = 10_000 } = options;
  const closing = new AbortController();
  return {
    id: 'web-push',
    addressOf: (token) => {
      const subscription = read(token);
      return subscription && (allowsPrivate || isOutside(subscription.endpoint))
        ? subscription.endpoint
        : undefined;
    },
    send: async ({ token, payload, ttlSeconds, isUrgent, tag }) => {
      const subscription = read(token);
      if (!subscription) return { status: 'gone' };
      if (closing.signal.aborted)
        return { status: 'failed', detail: 'the push carrier is closed', isAnswered: true };
      try {
        const { headers, body, endpoint } = webPush.generateRequestDetails(subscription, payload, {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: ttlSeconds,
          urgency: isUrgent ? 'high' : 'normal',
          // 32 characters of the base64url alphabet at most.
          topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
        });
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
        const sent = { url: endpoint, headers: headers as Record<string, string | number>, body };
        const { status, retryAfter } = await postOutside({ ...sent, signal, allowsPrivate });
        return outcomeOf(status, retryAfter);
      } catch (error) {
        const detail = `web-push ${error instanceof Error ? error.name : 'error'}`;
        return { status: 'failed', detail, isAnswered: false };
      }
    },
    close: async () => closing.abort(),
  };
}
