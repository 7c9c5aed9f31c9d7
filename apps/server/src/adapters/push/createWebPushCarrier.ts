import { createHash } from 'node:crypto';
import { type PushSubscriptionData, pushSubscriptionSchema } from '@franca/contract';
import webPush from 'web-push';
import { waitOf } from '../../core/outside/waitOf.ts';
import type { PushCarrier, PushOutcome } from '../../ports/PushCarrier.ts';
import { type AddressGuard, AddressRefusedError, createAddressGuard } from '../web/createAddressGuard.ts';

/** Who sends. */
export type WebPushOptions = {
  /** VAPID keys, base64url. */
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to: `mailto:` or `https:`. */
  subject: string;
  /** Which addresses are connected to. Default: https to public addresses on port 443, where all push services of browsers are. */
  guard?: AddressGuard;
  /** How long a response is waited for, in milliseconds; 10 s by default. */
  timeoutMs?: number;
};

/** Milliseconds for which a connection to a push service waits for the next push. */
const keptMs = 30_000;

/** Bytes of a response that are read, and dropped, to keep its connection. */
const droppedBytes = 16 * 1024;

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
  const { publicKey, privateKey, subject, timeoutMs = 10_000 } = options;
  const { guard = createAddressGuard({ protocols: ['https:'] }) } = options;
  const closing = new AbortController();
  let agent: ReturnType<AddressGuard['createAgent']> | undefined;

  /** Posts, and follows no redirect; what comes back beside the status is not read. */
  async function post({ headers, body, endpoint }: webPush.RequestDetails): Promise<PushOutcome> {
    agent ??= guard.createAgent({ connectMs: timeoutMs, resumesSessions: true, keepAliveTimeout: keptMs });
    const [{ request }, dispatcher] = await Promise.all([import('undici'), agent]);
    const answer = await request(guard.read(endpoint), {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
      dispatcher,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    });
    // Not waited for: a body that does not end must not keep the outcome.
    void answer.body.dump({ limit: droppedBytes });
    const { 'retry-after': retryAfter } = answer.headers;
    return outcomeOf(answer.statusCode, typeof retryAfter === 'string' ? retryAfter : undefined);
  }

  return {
    id: 'web-push',
    addressOf: (token) => {
      const subscription = read(token);
      if (!subscription) return undefined;
      try {
        guard.read(subscription.endpoint);
        return subscription.endpoint;
      } catch (error) {
        if (error instanceof AddressRefusedError) return undefined;
        throw error;
      }
    },
    send: async ({ token, payload, ttlSeconds, isUrgent, tag }) => {
      const subscription = read(token);
      if (!subscription) return { status: 'gone' };
      if (closing.signal.aborted)
        return { status: 'failed', detail: 'the push carrier is closed', isAnswered: true };
      try {
        const details = webPush.generateRequestDetails(subscription, payload, {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: ttlSeconds,
          urgency: isUrgent ? 'high' : 'normal',
          // 32 characters of the base64url alphabet at most.
          topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
        });
        return await post(details);
      } catch (error) {
        // The address may have been public when it was registered; trying again does not help.
        if (error instanceof AddressRefusedError) return { status: 'refused', detail: 'web-push address' };
        const detail = `web-push ${error instanceof Error ? error.name : 'error'}`;
        return { status: 'failed', detail, isAnswered: false };
      }
    },
    close: async () => {
      closing.abort();
      await (await agent)?.destroy();
    },
  };
}
