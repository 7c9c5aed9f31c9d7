import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { callInfoSchema } from '../models/callInfoSchema.ts';
import { recordingRuleSchema } from '../models/recordingRuleSchema.ts';
import { filledText } from '../schema/filledText.ts';
import { flagSchema } from '../schema/flagSchema.ts';
import { idSchema } from '../schema/idSchema.ts';
import { text } from '../schema/text.ts';
import { wholeNumber } from '../schema/wholeNumber.ts';

/** The call, named by the caller's `uuid`, and the topic it belongs to. */
const callReference = z.object({ topic_id: idSchema, uuid: idSchema });

/** Calls and media rooms (1 §7). */
export const callEndpoints = {
  start: defineEndpoint({
    id: 'calls.start',
    method: 'POST',
    path: '/call/start',
    auth: 'bearer',
    body: callReference.extend({ is_video: flagSchema }),
    data: callInfoSchema,
    errors: ['not_permitted', 'topic_not_found', 'blocked', 'conflict'],
    stage: 'later',
    spec: '1 §7, readings A19',
    summary: 'Begins a call and rings the other members.',
  }),
  token: defineEndpoint({
    id: 'calls.token',
    method: 'GET',
    path: '/call/token',
    auth: 'bearer',
    query: callReference,
    data: z.object({
      token: z.string(),
      provider: z.enum(['embedded', 'twilio']),
      signaling_url: z.string().optional(),
    }),
    errors: ['topic_not_found', 'call_not_found', 'call_ended'],
    stage: 'later',
    spec: '1 §7, readings A7, D4',
    summary: "A token for the call's media room.",
  }),
  info: defineEndpoint({
    id: 'calls.info',
    method: 'GET',
    path: '/call/info/{uuid}',
    auth: 'bearer',
    params: z.object({ uuid: idSchema }),
    data: callInfoSchema,
    errors: ['call_not_found'],
    stage: 'later',
    spec: '1 §7',
    summary: 'Members and creator of a call.',
  }),
  accept: defineEndpoint({
    id: 'calls.accept',
    method: 'POST',
    path: '/call/accept',
    auth: 'bearer',
    body: callReference,
    data: z.null(),
    errors: ['topic_not_found', 'call_not_found', 'call_ended'],
    stage: 'later',
    spec: '1 §7',
    summary: 'Accepts a call.',
  }),
  hangup: defineEndpoint({
    id: 'calls.hangup',
    method: 'POST',
    path: '/call/hangup',
    auth: 'bearer',
    body: callReference,
    data: z.null(),
    errors: ['topic_not_found', 'call_not_found'],
    stage: 'later',
    spec: '1 §7, readings A22',
    summary: 'Gives up a call that nobody joined yet.',
  }),
  reject: defineEndpoint({
    id: 'calls.reject',
    method: 'POST',
    path: '/call/reject',
    auth: 'bearer',
    body: callReference,
    data: z.null(),
    errors: ['topic_not_found', 'call_not_found'],
    stage: 'later',
    spec: '1 §7',
    summary: 'Rejects a call.',
  }),
  end: defineEndpoint({
    id: 'calls.end',
    method: 'POST',
    path: '/call/end',
    auth: 'bearer',
    body: callReference.extend({ time: wholeNumber(0, 7 * 24 * 3600) }),
    data: z.null(),
    errors: ['topic_not_found', 'call_not_found'],
    stage: 'later',
    spec: '1 §7, readings A22',
    summary: 'Leaves a call after `time` seconds; it ends for everybody when its creator leaves.',
  }),
  roomToken: defineEndpoint({
    id: 'calls.roomToken',
    method: 'POST',
    path: '/token',
    auth: 'public',
    body: z.object({
      user_identity: filledText(200),
      room_name: text(200).optional(),
      passcode: text(100).optional(),
      create_room: flagSchema.default(true),
      create_conversation: flagSchema.default(false),
    }),
    data: z.object({ token: z.string(), room_type: z.string().nullable() }),
    flat: true,
    bothErrorShapes: true,
    errors: ['passcode_incorrect', 'passcode_expired', 'not_found', 'forbidden'],
    stage: 'later',
    spec: '1 §7, readings A7',
    summary: "A token of the optional video shell; it never opens the room of somebody else's call.",
  }),
  recordingRules: defineEndpoint({
    id: 'calls.recordingRules',
    method: 'POST',
    path: '/recordingrules',
    auth: 'bearer',
    body: z.object({
      room_sid: filledText(200),
      rules: z.array(recordingRuleSchema).max(100),
      passcode: text(100).optional(),
    }),
    data: z.object({ room_sid: z.string(), rules: z.array(recordingRuleSchema) }),
    bothErrorShapes: true,
    errors: ['room_not_found', 'forbidden', 'passcode_incorrect', 'passcode_expired', 'recording_failed'],
    stage: 'later',
    spec: '1 §7, readings A32, C32',
    summary: 'Starts or stops the recording of a room; participants only.',
  }),
};
