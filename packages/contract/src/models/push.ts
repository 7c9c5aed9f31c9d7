import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { idSchema } from '../schema/values.ts';

/** A Web Push subscription as browsers give it (`PushSubscription.toJSON()`): the `token` of `POST /user/fcm` is this as JSON text. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(limits.link),
  keys: z.object({
    /** Public key of the browser, P-256, base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** Its secret of 16 bytes, base64url. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
/** A Web Push subscription. */
export type PushSubscriptionData = z.output<typeof pushSubscriptionSchema>;

/** What is written in a notification of the system, in the language of its reader. */
const shown = {
  title: z.string(),
  body: z.string(),
  /** BCP 47 tag of the title and the body. */
  lang: z.string(),
  /** Picture beside it: a link, or null. */
  icon: z.string().nullable(),
};

/**
 * What a push carries. `signalType` and `callType` ('1' video, '0' audio) bear the names that clients of the first version
 * know. `tag` names what is grouped: a later one replaces an earlier one.
 */
export const pushPayloadSchema = z.discriminatedUnion('signalType', [
  z.object({
    ...shown,
    signalType: z.literal('newMessage'),
    topicId: idSchema,
    tag: z.string(),
    /** '1': shown without a sound and without vibration. */
    silent: z.literal('1').optional(),
  }),
  z.object({
    ...shown,
    signalType: z.literal('startCall'),
    callType: z.enum(['0', '1']),
    topicId: idSchema,
    uuid: idSchema,
    tag: z.string(),
  }),
  /** Closes what is shown under a tag: it was read, or answered, elsewhere. */
  z.object({ signalType: z.literal('close'), tag: z.string() }),
]);
/** What a push carries. */
export type PushPayload = z.output<typeof pushPayloadSchema>;
