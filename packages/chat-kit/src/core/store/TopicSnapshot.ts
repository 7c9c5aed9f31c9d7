import type { ChatMessage } from '../model/ChatMessage.ts';

/** What a topic looks like at one moment; parts that did not change keep their identity. */
export interface TopicSnapshot {
  /** Stored messages by their place, then those still waiting, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** The last change up to which nothing is missing. */
  readonly lastSeq: number;
  /** Whether changes are known to be missing, so that the server should be asked. */
  readonly needsSync: boolean;
  /** Whether older pages exist; true until the server said otherwise. */
  readonly hasOlder: boolean;
  /** Per person, the moment up to which they have seen everything, milliseconds since 1970. */
  readonly seenTimes: ReadonlyMap<string, number>;
}
