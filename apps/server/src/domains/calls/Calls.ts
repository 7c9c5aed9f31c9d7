import type {
  CallEnding,
  CallMemberState,
  callEvents,
  EndpointData,
  EventInput,
  endpoints,
  TranscriptRun,
} from '@franca/contract';

/** A call in the account of somebody who was in it, or was called. */
export type CallEntry = {
  uuid: string;
  topic_id: string;
  is_video: boolean;
  /** Whether the person began it. */
  is_own: boolean;
  started_at: string;
  /** Null while it goes on. */
  ended_at: string | null;
  ending: CallEnding | null;
  /** Where the person stands, or stood at the end. */
  state: CallMemberState['kind'];
  /** How long they were in it; 0 while they are. */
  seconds: number;
};

/** Whom one person called or added: who of them is rung, and who is in the call. */
export type CallVoices = { uuid: string; ringing: readonly string[]; joined: readonly string[] };

/** What pages are sent about the transcript of a call. */
export type TranscriptState = EventInput<typeof callEvents.transcriptState>;

/** Live transcripts, as calls use them. */
export type CallTranscripts = {
  /** The state for a page that begins to follow a call. */
  stateOf: (uuid: string) => Promise<TranscriptState>;
  /** The transcript that runs; null where none does. */
  runOf: (uuid: string) => Promise<TranscriptRun | null>;
  /** Somebody came or left, or the call is over; `left` are those who are in it no more. */
  onCallChange: (change: { uuid: string; left: readonly string[]; isOver: boolean }) => void;
};

/** Calls, as the other domains use them. */
export type Calls = {
  /** Whether a person may be in the media room of a call now: it is not over, and they are called or call. */
  mayJoin: (person: { room: string; userId: string }) => Promise<boolean>;
  /** A call as a participant gets it. @throws Refusal `call_not_found` */
  info: (call: { uuid: string; userId: string }) => Promise<EndpointData<typeof endpoints.calls.info>>;
  /** Accepts a call for somebody. @throws Refusal `call_not_found`, `call_ended` */
  accept: (call: { uuid: string; userId: string }) => Promise<void>;
  /** A token for the media room of a call. @throws Refusal `call_not_found`, `call_ended`, `calls_unavailable` */
  token: (call: { uuid: string; userId: string }) => Promise<EndpointData<typeof endpoints.calls.token>>;
  /**
   * Since when a participant may read what is said in a call: since they are a member of its conversation, a guest since they came.
   * Undefined where they take no part.
   */
  readsSince: (call: { uuid: string; userId: string }) => Promise<Date | undefined>;
  /** Who is in a call now; undefined where it is over, or unknown. */
  joinedIn: (uuid: string) => Promise<string[] | undefined>;
  /** The topic that a call belongs to; undefined where the call is unknown. */
  topicOf: (uuid: string) => Promise<string | undefined>;
  /** Sends the state of a transcript to the pages that follow its call. */
  sendTranscript: (state: TranscriptState) => void;
  /** The calls of a person, newest first. */
  historyOf: (userId: string) => Promise<CallEntry[]>;
  /** Something changed about who may talk to whom: ends the part that these users have in calls where it is over. */
  review: (userIds: readonly string[]) => Promise<void>;
  /** What the job does every few seconds: deadlines, people whose pages are gone, records that were not stored. */
  runDue: () => Promise<void>;
  /** What the job does for recordings: closes and keeps those that nobody stopped. */
  runDueRecordings: () => Promise<void>;
  /** What every process does every few seconds: stores whose pages are open on a call. */
  beat: () => Promise<void>;
};
