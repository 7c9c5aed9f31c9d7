import { z } from 'zod';

/** Bytes of one frame: a `sync` repeats the session descriptions of every connection of a full room. */
export const frameBytes = 512 * 1024;

const short = z.string().max(200);
const revision = z.number().int().min(0).max(1e9);

const descriptionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('offer'), revision, sdp: z.string().max(frameBytes) }),
  z.object({ type: z.literal('answer'), revision, sdp: z.string().max(frameBytes) }),
  z.object({ type: z.literal('close') }),
]);

const candidateSchema = z.object({
  candidate: z.string().max(1000),
  sdpMid: short.nullish(),
  sdpMLineIndex: z.number().int().min(0).max(1000).nullish(),
  usernameFragment: short.nullish(),
});

const iceSchema = z.object({
  ufrag: short,
  revision,
  candidates: z.array(candidateSchema).max(500).default([]),
  complete: z.boolean().optional(),
});

const peerConnectionSchema = z.object({
  id: short,
  description: descriptionSchema.nullish(),
  ice: iceSchema.nullish(),
});

const trackSchema = z.object({
  id: short,
  kind: z.enum(['audio', 'video', 'data']),
  name: short,
  enabled: z.boolean().default(true),
  priority: z.enum(['low', 'standard', 'high']).nullish(),
});

const participantSchema = z.object({ revision, tracks: z.array(trackSchema).max(20) });
const peerConnectionsSchema = z.array(peerConnectionSchema).max(100);

const token = z.string().max(4096);
const session = z.string().max(1000);

const connectSchema = z.object({
  type: z.literal('connect'),
  token,
  participant: participantSchema,
  peer_connections: peerConnectionsSchema.default([]),
  subscribe: z
    .object({ rules: z.array(z.object({ type: z.string(), all: z.boolean().optional() })).max(100) })
    .optional(),
});

const syncSchema = z.object({
  type: z.literal('sync'),
  token,
  session,
  participant: participantSchema,
  peer_connections: peerConnectionsSchema.default([]),
});

const updateSchema = z.object({
  type: z.literal('update'),
  session,
  participant: participantSchema.optional(),
  peer_connections: peerConnectionsSchema.optional(),
});

const requestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ice'), token }),
  connectSchema,
  syncSchema,
  updateSchema,
  z.object({ type: z.literal('disconnect') }),
]);

/** One frame of the SDK: the transport's own, or a request of the room's protocol in `body`. */
export const clientFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    timeout: z.number().min(1000).max(60_000),
    body: requestSchema.nullish(),
  }),
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('msg'), body: requestSchema }),
  z.object({ type: z.literal('bye') }),
]);

/** What the SDK asks of the room's protocol. */
export type ClientRequest = z.infer<typeof requestSchema>;
/** The requests that enter a room. */
export type ConnectRequest = z.infer<typeof connectSchema>;
export type SyncRequest = z.infer<typeof syncSchema>;
/** What changed at one participant. */
export type UpdateRequest = z.infer<typeof updateSchema>;
/** Tracks that a participant publishes, as the SDK numbers their versions. */
export type PublishedTracks = z.infer<typeof participantSchema>;
/** Signals from one side of a peer connection to the other. */
export type PeerConnectionState = z.infer<typeof peerConnectionSchema>;
