import * as z from 'zod';
import { type ClientEvent, defineEvent, type ServerEvent } from '../event/defineEvent.ts';
import { transcriptGapSchema, transcriptItemSchema } from '../models/call.ts';
import { idSchema } from '../schema/values.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';
import { callReferenceSchema } from './callEvents.ts';
import { speechEventNames } from './speechEventNames.ts';

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
  errors: ['not_permitted', 'call_not_found', 'call_ended'],
};
/** Everybody's voice is part of the transcript of those whose plan includes one. */
const speaker: CallPolicy = { access: 'callParticipant', feature: null, errors: ['call_not_found'] };

type Names = (typeof speechEventNames)[keyof typeof speechEventNames];

function ofCall<const E extends Extract<Names, { readonly acknowledged: true }>>(
  event: E,
  policy: CallPolicy,
  summary: string,
) {
  return {
    ...event,
    ...policy,
    limit: 'subscriptions',
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    behaviour,
    summary,
  } as const;
}

/** Events of the `/speech` socket, both directions. */
export const speechEvents = {
  speechListen: ofCall(
    speechEventNames.speechListen,
    reader,
    "Reads a call's transcript; starts it where none runs.",
  ),
  speechStop: ofCall(speechEventNames.speechStop, own, 'Reads it no more; it ends when nobody does.'),
  speechStream: defineEvent({
    ...speechEventNames.speechStream,
    payload: z.object({
      uuid: idSchema,
      audio,
      /** Counts the pieces of a page (extension). */
      number: z.int().min(0).optional(),
      /** When its first sample was taken, in milliseconds since the capture began (extension). */
      at: z.number().min(0).optional(),
    }),
    ...speaker,
    limit: null,
    behaviour,
    summary: "A piece of the speaker's voice: 16-bit little-endian samples at 16 kHz, one channel.",
  }),
  speechStreamStop: ofCall(
    speechEventNames.speechStreamStop,
    speaker,
    'The speaker paused; what was heard is final.',
  ),
  speechText: defineEvent({
    ...speechEventNames.speechText,
    payload: z.object({
      uuid: idSchema,
      id: z.string().min(1).max(100),
      data: z.string().max(8000),
      isFinal: z.boolean(),
      /** Counts the texts of this utterance. */
      revision: z.int().min(0),
    }),
    ...speaker,
    limit: null,
    extension: true,
    behaviour,
    summary: "Words that the speaker's own browser recognised; the same id comes again until they are final.",
  }),
  speechRefuse: defineEvent({
    ...speechEventNames.speechRefuse,
    payload: z.object({ uuid: idSchema, is_refused: z.boolean() }),
    ack: acknowledgementSchema,
    ...speaker,
    limit: 'calls',
    extension: true,
    behaviour,
    summary: 'The person is not transcribed in this call, or is again.',
  }),
  speechData: defineEvent({
    ...speechEventNames.speechData,
    payload: transcriptItemSchema,
    behaviour,
    summary: 'A line of the transcript, in the original or translated.',
  }),
  speechGap: defineEvent({
    ...speechEventNames.speechGap,
    payload: transcriptGapSchema,
    extension: true,
    behaviour,
    summary: 'A time of which the transcript has nothing.',
  }),
} satisfies Readonly<Record<string, ClientEvent | ServerEvent>>;
