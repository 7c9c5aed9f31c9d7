import { createHash } from 'node:crypto';
import { type PushPayload, pushPayloadSchema } from '@franca/contract';
import { cutText } from '@franca/languages/text';
import { waitOf } from '../../core/outside/waitOf.ts';
import type { Push, PushCarrier, PushOutcome } from '../../ports/PushCarrier.ts';
import { answerBytes, fetchBounded } from '../web/fetchBounded.ts';
import { createFcmAccess, type FcmAccount } from './createFcmAccess.ts';

/** Who sends. */
export type FcmOptions = FcmAccount & {
  /** Id of the Firebase project. */
  projectId: string;
  /** Origin of the service; Google's by default. */
  origin?: string | undefined;
  /** How long a response is waited for, in milliseconds; 10 s by default. */
  timeoutMs?: number | undefined;
};

/** A registration token as Firebase's libraries make it: opaque, and never JSON. */
const tokenPattern = /^[\w:.-]{64,2048}$/;
/** UTF-16 code units of a notification that Apple's service gets beside the data: all of it has to fit into 4096 bytes. */
const alertLength = 120;

/** Strings only, as the service takes them; what is null is left out. */
function dataOf(payload: PushPayload): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What the system of an Apple device shows by itself, as it does not wake an application for data alone. */
function apnsOf(payload: PushPayload, { ttlSeconds, isUrgent, tag }: Push): object {
  // 64 bytes at most.
  const collapseId = createHash('sha256').update(tag).digest('base64url');
  const isShown = payload.signalType !== 'close';
  const headers = {
    'apns-push-type': isShown ? 'alert' : 'background',
    'apns-priority': isUrgent && isShown ? '10' : '5',
    'apns-expiration': String(Math.round(Date.now() / 1000) + ttlSeconds),
    ...(isShown && { 'apns-collapse-id': collapseId }),
  };
  if (!isShown) return { headers, payload: { aps: { 'content-available': 1 } } };
  const body = cutText(payload.body, alertLength);
  const isSilent = payload.signalType === 'newMessage' && payload.silent === '1';
  const aps = {
    alert: { title: payload.title, body },
    'thread-id': tag,
    ...(isSilent ? { 'interruption-level': 'passive' } : { sound: 'default' }),
  };
  return { headers, payload: { aps } };
}

/** The body of one request. */
function messageOf(push: Push, payload: PushPayload): object {
  const { token, ttlSeconds, isUrgent } = push;
  return {
    message: {
      token,
      data: dataOf(payload),
      // No `collapse_key`: a device keeps four of them, and conversations may be more. Clients group by `tag`.
      android: { priority: isUrgent ? 'HIGH' : 'NORMAL', ttl: `${ttlSeconds}s` },
      apns: apnsOf(payload, push),
      webpush: { headers: { TTL: String(ttlSeconds), Urgency: isUrgent ? 'high' : 'normal' } },
    },
  };
}

/** Types and codes of the details of a refusal; its sentence may repeat what was sent, and is not read. */
async function detailsOf(response: Response): Promise<readonly { type: string; code: string }[]> {
  const body = (await response.json().catch(() => null)) as { error?: { details?: unknown } } | null;
  const details = body?.error?.details;
  if (!Array.isArray(details)) return [];
  return details.map((detail: Record<string, unknown> | null) => ({
    type: String(detail?.['@type'] ?? ''),
    code: String(detail?.errorCode ?? ''),
  }));
}

async function outcomeOf(response: Response): Promise<PushOutcome> {
  const { status } = response;
  if (response.ok) {
    await response.body?.cancel();
    return { status: 'sent' };
  }
  const details = await detailsOf(response);
  const code = details.find(({ type }) => type.endsWith('google.firebase.fcm.v1.FcmError'))?.code;
  const detail = `fcm ${status}${code ? ` ${code}` : ''}`;
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return { status: 'gone' };
  // A field that is wrong is named by a further detail; without one it is the token.
  const isBadField = details.some(({ type }) => type.endsWith('google.rpc.BadRequest'));
  if (code === 'INVALID_ARGUMENT' && !isBadField) return { status: 'gone' };
  const isTemporary = status === 401 || status === 408 || status === 429 || status >= 500;
  if (!isTemporary) return { status: 'refused', detail };
  return {
    status: 'failed',
    detail,
    isAnswered: true,
    retryAfterMs: waitOf(response.headers.get('retry-after')),
  };
}

/** Firebase Cloud Messaging by its HTTP v1 protocol: applications on Android and Apple devices, and browsers with Firebase's library. */
export function createFcmCarrier(options: FcmOptions): PushCarrier {
  const { projectId, origin = 'https://fcm.googleapis.com', timeoutMs = 10_000 } = options;
  const url = `${origin}/v1/projects/${encodeURIComponent(projectId)}/messages:send`;
  const access = createFcmAccess(options);
  const closing = new AbortController();
  return {
    id: 'fcm',
    addressOf: (token) => (tokenPattern.test(token) ? token : undefined),
    send: async (push) => {
      if (closing.signal.aborted)
        return { status: 'failed', detail: 'the push carrier is closed', isAnswered: true };
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const payload = pushPayloadSchema.parse(JSON.parse(push.payload));
        const bearer = await access.token(signal);
        const response = await fetchBounded(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify(messageOf(push, payload)),
          redirect: 'error',
          signal,
          maxBytes: answerBytes.report,
        });
        if (response.status === 401) access.forget(bearer);
        return await outcomeOf(response);
      } catch (error) {
        const detail = `fcm ${error instanceof Error ? error.name : 'error'}`;
        return { status: 'failed', detail, isAnswered: false };
      }
    },
    close: async () => closing.abort(),
  };
}
