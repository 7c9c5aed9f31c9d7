import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import {
  callCandidateSchema,
  callInfoSchema,
  callMemberSchema,
  callRecordingSchema,
  recordingRuleSchema,
  recordingTypes,
} from '../models/call.ts';
import { filledText, text } from '../schema/text.ts';
import { flagSchema, idSchema, timestampSchema, wholeNumber } from '../schema/values.ts';
import { callRequests } from './callRequests.ts';

/** The call, named by the caller's `uuid`, and the topic it belongs to. */
const callReference = z.object({ topic_id: idSchema, uuid: idSchema });

/** Calls and media rooms. */
export const callEndpoints = {
  start: defineEndpoint({
    ...callRequests.start,
    limit: 'calls',
    body: callReference.extend({ is_video: flagSchema }),
    data: callInfoSchema,
    errors: ['not_permitted', 'topic_not_found', 'blocked', 'conflict'],
    behaviour: 'calls#start-a-call',
    summary: 'Begins a call and rings the other members.',
  }),
  token: defineEndpoint({
    ...callRequests.token,
    limit: 'calls',
    query: callReference.extend({
      /** From `POST /call/sign-in`, where the server asks for one (extension). */
      sign_in: text(1000).optional(),
    }),
    data: z.object({
      token: z.string(),
      provider: z.enum(['embedded', 'twilio']),
      /** Who records the call: the media service (`POST /recordingrules`), or a participant's page (extension). */
      recorded_by: z.enum(['service', 'page']),
      signaling_url: z.string().optional(),
    }),
    errors: ['call_not_found', 'call_ended', 'calls_unavailable', 'call_sign_in_needed'],
    behaviour: 'calls#room-token',
    summary: "A token for the call's media room.",
  }),
  signInSetup: defineEndpoint({
    ...callRequests.signInSetup,
    extension: true,
    limit: 'reads',
    data: z.object({
      /** Whether a passcode opens calls. */
      passcode: z.boolean(),
      /** What a page needs to sign in by Google, which opens calls as well; null where it does not. */
      google: z.object({ client_id: z.string(), script_url: z.string() }).nullable(),
    }),
    errors: [],
    behaviour: 'calls#sign-in-to-calls',
    summary:
      'What calls of this server ask for besides the session: nothing, a passcode, or a sign-in by Google.',
  }),
  signIn: defineEndpoint({
    ...callRequests.signIn,
    extension: true,
    limit: 'passcodes',
    body: z
      .object({ passcode: text(100).optional(), google_token: text(4000).optional() })
      .refine(({ passcode, google_token }) => passcode !== undefined || google_token !== undefined, {
        error: 'A passcode, or the token of a sign-in by Google, is needed.',
        path: ['passcode'],
      }),
    data: z.object({
      /** For `GET /call/token`, of this person alone. */
      sign_in: z.string(),
      expires_at: timestampSchema,
    }),
    errors: ['passcode_incorrect', 'passcode_expired', 'google_sign_in_invalid', 'calls_unavailable'],
    behaviour: 'calls#sign-in-to-calls',
    summary: 'Exchanges a passcode, or the ID token of a sign-in by Google, for what opens calls.',
  }),
  info: defineEndpoint({
    ...callRequests.info,
    limit: 'reads',
    params: z.object({ uuid: idSchema }),
    data: callInfoSchema,
    errors: ['call_not_found'],
    behaviour: 'calls#incoming-bar',
    summary: 'Members and creator of a call.',
  }),
  open: defineEndpoint({
    ...callRequests.open,
    extension: true,
    limit: 'reads',
    query: z.object({ topic_id: idSchema }),
    data: callInfoSchema.nullable(),
    errors: ['topic_not_found'],
    behaviour: 'calls#start-a-call',
    summary: 'The call of a conversation that is not over; null where there is none.',
  }),
  candidates: defineEndpoint({
    ...callRequests.candidates,
    extension: true,
    limit: 'searches',
    query: z.object({ uuid: idSchema, search: text(limits.searchText).default('') }),
    data: z.array(callCandidateSchema),
    errors: ['call_not_found', 'call_ended', 'forbidden'],
    behaviour: 'calls#adding-people',
    summary: 'Those whom one may add to a call that one is in, by name.',
  }),
  add: defineEndpoint({
    ...callRequests.add,
    extension: true,
    limit: 'callAdds',
    body: callReference.extend({ user_id: idSchema }),
    data: callMemberSchema,
    errors: [
      'call_not_found',
      'call_ended',
      'forbidden',
      'not_permitted',
      'conflict',
      'call_full',
      'call_person_refused',
      'call_person_asked',
    ],
    behaviour: 'calls#adding-people',
    summary:
      'Rings somebody for a call that one is in; returns where they stand then: ringing, joined or busy.',
  }),
  accept: defineEndpoint({
    ...callRequests.accept,
    limit: 'calls',
    body: callReference,
    data: z.null(),
    errors: ['call_not_found', 'call_ended'],
    behaviour: 'calls#answering',
    summary: 'Accepts a call.',
  }),
  hangup: defineEndpoint({
    ...callRequests.hangup,
    limit: 'calls',
    body: callReference,
    data: z.null(),
    errors: ['call_not_found'],
    behaviour: 'calls#hang-up-and-end',
    summary: 'Gives up a call that nobody joined yet.',
  }),
  reject: defineEndpoint({
    ...callRequests.reject,
    limit: 'calls',
    body: callReference,
    data: z.null(),
    errors: ['call_not_found'],
    behaviour: 'calls#answering',
    summary: 'Rejects a call.',
  }),
  end: defineEndpoint({
    ...callRequests.end,
    limit: 'calls',
    body: callReference.extend({ time: wholeNumber(0, 7 * 24 * 3600) }),
    data: z.null(),
    errors: ['call_not_found'],
    behaviour: 'calls#hang-up-and-end',
    summary: 'Leaves a call after `time` seconds; it ends for everybody when its creator leaves.',
  }),
  roomToken: defineEndpoint({
    ...callRequests.roomToken,
    limit: 'calls',
    body: z.object({
      user_identity: filledText(200),
      /** The call's `uuid`, or the name that the media service gives its room. */
      room_name: filledText(200),
      passcode: text(100).optional(),
      /** ID token of a sign-in by Google, in place of the passcode (extension). */
      google_token: text(4000).optional(),
      create_room: flagSchema.default(true),
      create_conversation: flagSchema.default(false),
    }),
    data: z.object({ token: z.string(), room_type: z.string().nullable() }),
    flat: true,
    bothErrorShapes: true,
    errors: [
      'call_not_found',
      'call_ended',
      'not_permitted',
      'calls_unavailable',
      'passcode_incorrect',
      'passcode_expired',
      'google_sign_in_invalid',
      'conversation_service_failed',
      'room_conversation_failed',
    ],
    behaviour: 'calls#room-token',
    summary:
      "A token of the optional video shell for the room of one's own call; the identity is that of the session.",
  }),
  mediaWebhook: defineEndpoint({
    ...callRequests.mediaWebhook,
    extension: true,
    limit: 'mediaEvents',
    accepts: 'binary',
    data: z.null(),
    errors: ['not_found', 'signature_invalid'],
    behaviour: 'calls#room-token',
    summary: 'What Twilio reports of rooms, signed in the header x-twilio-signature; absent without Twilio.',
  }),
  recordingRules: defineEndpoint({
    ...callRequests.recordingRules,
    limit: 'calls',
    body: z.object({
      /** The room's name at the media service (`room.sid`), or the call's `uuid`. */
      room_sid: filledText(200),
      rules: z.array(recordingRuleSchema).max(100),
      passcode: text(100).optional(),
    }),
    data: z.object({ room_sid: z.string(), rules: z.array(recordingRuleSchema) }),
    bothErrorShapes: true,
    errors: [
      'call_not_found',
      'call_ended',
      'room_not_found',
      'forbidden',
      'not_permitted',
      'recording_failed',
    ],
    behaviour: 'calls#recording',
    summary: 'Starts or stops the recording of a room; only for those who are in it.',
  }),
  startRecording: defineEndpoint({
    ...callRequests.startRecording,
    extension: true,
    limit: 'calls',
    body: z.object({ uuid: idSchema, recording_id: idSchema, mime: z.enum(recordingTypes) }),
    data: callRecordingSchema,
    errors: [
      'call_not_found',
      'call_ended',
      'forbidden',
      'not_permitted',
      'recording_running',
      'upload_limit_reached',
    ],
    behaviour: 'calls#recording',
    summary: "Begins a recording that the caller's browser makes; everybody in the call is notified.",
  }),
  recordingPart: defineEndpoint({
    ...callRequests.recordingPart,
    extension: true,
    limit: 'uploads',
    params: z.object({ recording_id: idSchema, part: wholeNumber(0, 100_000) }),
    accepts: 'binary',
    data: z.null(),
    errors: ['not_found', 'conflict', 'recording_ended', 'file_too_large', 'upload_limit_reached'],
    behaviour: 'calls#recording',
    summary: "The next part of one's own recording; a part that came before is taken once.",
  }),
  stopRecording: defineEndpoint({
    ...callRequests.stopRecording,
    extension: true,
    limit: 'calls',
    body: z.object({
      recording_id: idSchema,
      /** How many parts it has; left out, it has those that came. */
      parts: wholeNumber(0, 100_001).optional(),
      /** How long it is. */
      milliseconds: wholeNumber(0, 7 * 24 * 3_600_000).optional(),
    }),
    data: z.object({
      /** Parts that came; while they are fewer than `parts`, the recording waits for the others. */
      parts: z.int().min(0),
    }),
    errors: ['not_found'],
    behaviour: 'calls#recording',
    summary: "Stops one's own recording, and closes it once all parts came: it appears in the conversation.",
  }),
};
