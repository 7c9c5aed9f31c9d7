import * as z from 'zod';
import { type ClientEvent, defineEvent } from '../event/defineEvent.ts';
import { transcriptItemSchema } from '../models/call.ts';
import { idSchema } from '../schema/values.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';
import { callReferenceSchema } from './callEvents.ts';

const behaviour = 'sockets#speech-events';

/** The most bytes of one chunk: two seconds of 16-bit samples at 16 kHz. */
const chunkBytes = 64_000;

const audio = z
  .union([z.instanceof(Uint8Array), z.instanceof(ArrayBuffer)])
  .refine((value) => value.byteLength <= chunkBytes, 'This piece of audio is too long.')
  .transform((value) => (value instanceof ArrayBuffer ? new Uint8Array(value) : value));

type CallPolicy = {
  readonly access: ClientEvent['access'];
  readonly feature: ClientEvent['feature'];
  readonly errors: ClientEvent['errors'];
};

const own: CallPolicy = { access: 'self', feature: null, errors: [] };
const reader: CallPolicy = {
  access: 'callParticipant',
  feature: 'transcript',
  errors: ['not_permitted', 'call_not_found'],
};
/** Everybody's voice is part of the transcript of those whose plan includes one. */
const speaker: CallPolicy = { access: 'callParticipant', feature: null, errors: ['call_not_found'] };

function ofCall<const Name extends string>(name: Name, policy: CallPolicy, summary: string) {
  return defineEvent({
    ...policy,
    limit: null,
    stage: 'later',
    id: `speech.${name}`,
    namespace: '/speech',
    direction: 'toServer',
    name,
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    behaviour,
    summary,
  });
}

/** Events of the `/speech` socket, both directions. */
export const speechEvents = {
  speechListen: ofCall('speech-listen', reader, "Subscribes to a call's transcript."),
  speechStop: ofCall('speech-stop', own, "Unsubscribes from a call's transcript."),
  speechStream: defineEvent({
    id: 'speech.speech-stream',
    namespace: '/speech',
    direction: 'toServer',
    name: 'speech-stream',
    payload: z.object({ uuid: idSchema, audio }),
    ...speaker,
    limit: null,
    stage: 'later',
    behaviour,
    summary: "A piece of the speaker's voice: 16-bit little-endian samples at 16 kHz, one channel.",
  }),
  speechStreamStop: ofCall('speech-stream-stop', speaker, 'The speaker paused; what was heard is final.'),
  speechData: defineEvent({
    id: 'speech.speech-data',
    namespace: '/speech',
    direction: 'toClient',
    name: 'speech-data',
    payload: transcriptItemSchema,
    stage: 'later',
    behaviour,
    summary: 'A line of the transcript, in the original or translated.',
  }),
};
