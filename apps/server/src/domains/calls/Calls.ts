import type { CallEnding, CallMemberState } from '@franca/contract';

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

/** Calls, as the other domains use them. */
export type Calls = {
  /** Whether a person may be in the media room of a call now: it is not over, and they are called or call. */
  mayJoin: (person: { room: string; userId: string }) => Promise<boolean>;
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
