import type { ConnectRequest, SyncRequest, UpdateRequest } from './clientFrames.ts';
import type { RoomSession } from './createRoomIds.ts';
import type { ServerMessage } from './serverFrames.ts';

/** How somebody enters a room: for the first time, or coming back with a session. */
export type Entry =
  | { room: string; userId: string; request: ConnectRequest }
  | { session: RoomSession; request: SyncRequest };

/** What a process asks the owner of a room to do. */
export type RoomOrder =
  | { do: 'people' }
  /** Which sources somebody publishes that are switched on. */
  | { do: 'published'; userId: string }
  | { do: 'remove'; userId: string }
  | { do: 'record'; isRecording: boolean }
  | { do: 'end' };

/** Messages between processes: the one that has the socket, and the one that has the room. */
export type NodeMessage =
  | { kind: 'enter'; connection: string; room: string; entry: Entry }
  | { kind: 'update'; connection: string; request: UpdateRequest }
  | { kind: 'disconnect' | 'lose'; connection: string }
  | { kind: 'send'; connection: string; message: ServerMessage }
  | { kind: 'close'; connection: string; isFinal: boolean }
  | { kind: 'order'; id: string; room: string; order: RoomOrder }
  | { kind: 'answer'; id: string; values: string[] };

/** Which process owns which room, and the way from process to process. A room has one owner at a time. */
export type RoomNodes = {
  /** Name of this process. */
  readonly self: string;
  /** The owner of a room: this process where nobody owns it. */
  claim: (room: string) => Promise<string>;
  /** The owner of a room, undefined where nobody owns it. */
  ownerOf: (room: string) => Promise<string | undefined>;
  /** Ends the ownership of this process. */
  release: (room: string) => Promise<void>;
  /** Of these processes, those that do not live any more. */
  deadAmong: (nodes: readonly string[]) => Promise<string[]>;
  /** Sends to another process; what cannot be sent is lost. */
  send: (node: string, message: NodeMessage) => void;
  /** Begins to listen. */
  listen: (listeners: {
    onMessage: (from: string, message: NodeMessage) => void;
    /** Another process owns the room now. */
    onTaken: (room: string) => void;
    /** Messages may have been lost. */
    onGap: () => void;
    /** Called from time to time. */
    onCheck: () => void;
  }) => Promise<void>;
  close: () => Promise<void>;
};

/** The only process of its installation: it owns every room. */
export function createLoneNode(): RoomNodes {
  const self = 'self';
  return {
    self,
    claim: async () => self,
    ownerOf: async () => self,
    release: async () => undefined,
    deadAmong: async () => [],
    send: () => undefined,
    listen: async () => undefined,
    close: async () => undefined,
  };
}
