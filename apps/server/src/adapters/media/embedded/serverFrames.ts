import type { PeerConnectionState, PublishedTracks } from './clientFrames.ts';

/** A track as the others see it. */
export type RemoteTrack = Omit<PublishedTracks['tracks'][number], 'id'> & { sid: string };

/** Somebody as the others, and they themselves, see them. */
export type ParticipantState = {
  sid: string;
  identity: string;
  state: 'connected' | 'reconnecting' | 'disconnected';
  revision: number;
  tracks: RemoteTrack[];
};

type TrackList<Track> = { revision: number; tracks: Track[] };

/** A peer connection as the server asks for it, relays it, or ends it. */
export type ServerPeerConnection =
  | PeerConnectionState
  | { id: string; description: { type: 'create-offer'; revision: number } };

/** The state of a room as one participant receives it, wholly or in part. */
export type RoomState = {
  participant?: ParticipantState;
  participants?: ParticipantState[];
  /** The SIDs that the server gave to one's own tracks. */
  published?: TrackList<{ id: string; sid: string; state: 'ready' }>;
  /** Which track of a peer connection belongs to which SID. */
  subscribed?: TrackList<{ id: string; sid: string; state: 'ready' }>;
  recording?: { is_recording: boolean; revision: number };
  peer_connections?: ServerPeerConnection[];
};

type WholeState = Required<RoomState> & {
  version: 2;
  session: string;
  sid: string;
  name: string;
  options: {
    session_timeout: number;
    signaling_region: string;
    media_region: string;
    audio_processors: string[];
  };
  media_signaling: Record<string, never>;
};

/** One of the servers by which browsers find a way to each other. */
export type IceServer = { urls: string; username?: string; credential?: string };

/** Frames from the server to the SDK. */
export type ServerMessage =
  | { type: 'iced'; version: 1; ice_servers: IceServer[] }
  | ({ type: 'connected' } & WholeState)
  | ({ type: 'synced' } & WholeState)
  | ({ type: 'update'; version: 2 } & RoomState)
  | { type: 'disconnected'; version: 2; status: 'completed' | 'disconnected' }
  | { type: 'error'; version: 2; code: number; message: string };

/** Refusals under the numbers and sentences that the SDK turns into its own errors. */
export const signalErrors = {
  tokenInvalid: { code: 20101, message: 'Invalid Access Token' },
  tokenExpired: { code: 20104, message: 'Access Token expired or expiration date invalid' },
  sessionUnknown: { code: 53000, message: 'Signaling connection error' },
  roomNotFound: { code: 53106, message: 'Room not found' },
  roomFull: { code: 53105, message: 'Room contains too many Participants' },
  duplicateIdentity: { code: 53205, message: 'Participant disconnected because of duplicate identity' },
} as const;
