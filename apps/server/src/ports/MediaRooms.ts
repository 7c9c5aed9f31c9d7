import type { EndpointData, endpoints } from '@franca/contract';

/** One rule of what a room records. */
export type RecordingRule = EndpointData<typeof endpoints.calls.recordingRules>['rules'][number];

/** Somebody in a room; `room` is the name under which it was opened, the call's `uuid`. */
export type RoomPerson = { room: string; userId: string };

/**
 * What happened in a room. It may come twice, and late; over several processes exactly one of them receives it. A person who
 * loses the connection is `participant-disconnected` only when the time to come back is over.
 */
export type MediaRoomEvent =
  | ({ kind: 'participant-connected' } & RoomPerson)
  | ({ kind: 'participant-disconnected' } & RoomPerson)
  | { kind: 'room-ended'; room: string };

/** What somebody publishes in a room: false where it is switched off, or absent. */
export type PublishedMedia = { microphone: boolean; camera: boolean };

/** The media service gave no response, or not the expected one; nothing is known about whether anything happened. */
export class MediaRoomsUnavailable extends Error {
  override name = 'MediaRoomsUnavailable';
}

/** The media service has no conversation for a room: its service of conversations did not respond, or refused that one. */
export class RoomConversationFailed extends Error {
  override name = 'RoomConversationFailed';
  readonly part: 'service' | 'room';

  constructor(part: 'service' | 'room', options?: ErrorOptions) {
    super(`There is no conversation for the room: the ${part} failed.`, options);
    this.part = part;
  }
}

/**
 * Rooms in which the participants of calls hear and see each other. What a call is, and who may take part, is known by
 * their user; a room knows tokens only.
 */
export type MediaRooms = {
  /** Name of the service, as `GET /call/token` gives it. */
  readonly id: 'embedded' | 'twilio';
  /** How sound and pictures travel: over servers of the service, or from browser to browser. */
  readonly roomType: 'group' | 'peer-to-peer';
  /** Who records a call: the service, or the page of a participant where no server has sound and pictures. */
  readonly recordedBy: 'service' | 'page';
  /** So many people may be in one room. */
  readonly maxPeople: number;
  /** Makes the room of a call; the same room again where it exists. `sid` names it to clients (`room_sid`). */
  open: (request: { room: string }) => Promise<{ sid: string }>;
  /**
   * A token with which one person can join one room for some minutes, and, once connected, come back to it.
   * `signalingUrl` is where the SDK connects: an address, or a path of the address that the page has; undefined for
   * the service's own. With `withConversation` the token also opens the conversation that the service has for the room,
   * where it has any: throws {@link RoomConversationFailed}.
   */
  issueToken: (
    person: RoomPerson & { withConversation?: boolean },
  ) => Promise<{ token: string; signalingUrl: string | undefined }>;
  /** Ids of the users who are in the room, also those who are coming back; none where there is no such room. */
  participantsOf: (room: string) => Promise<string[]>;
  /** What somebody publishes; undefined where they are not in the room. */
  publishedBy: (person: RoomPerson) => Promise<PublishedMedia | undefined>;
  /**
   * Ends one person's connection. To keep somebody out, be sure that `admit` refuses them before this is called, or,
   * with a service that asks nobody, that they get no further token.
   */
  remove: (person: RoomPerson) => Promise<void>;
  /** Ends the room for everybody in it; nobody can join it again. Nothing happens where it has ended. */
  end: (room: string) => Promise<void>;
  /**
   * Starts (some `include`) or stops (only `exclude`) the recording of a room; everybody in it is notified. Returns the
   * rules that hold, undefined where nobody is in the room.
   */
  setRecordingRules: (request: {
    room: string;
    rules: readonly RecordingRule[];
  }) => Promise<RecordingRule[] | undefined>;
  /** Subscribes to what happens in all rooms; returns the function that unsubscribes. */
  onEvent: (listener: (event: MediaRoomEvent) => void) => () => void;
  /**
   * Reads what the service reports by a request of its own, and notifies the listeners; false when the signature is wrong.
   * Absent where the service does not report that way.
   */
  readReport?: (request: {
    /** The address that was called, with its query. */
    url: string;
    body: Buffer;
    headers: Readonly<Record<string, string | string[] | undefined>>;
  }) => Promise<boolean>;
  /** Ends the connections of this process; clients come back by themselves, to another process or after the restart. */
  close: () => Promise<void>;
};

/**
 * Whether a person may be in a room now: the call is not over, and they are a member. Asked at every connect and at every
 * return, where the rooms are our own.
 */
export type AdmitToRoom = (person: RoomPerson) => Promise<boolean>;
