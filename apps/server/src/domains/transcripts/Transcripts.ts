import type { CallTranscripts } from '../calls/Calls.ts';

/** Live transcripts of calls, as the other domains and tests use them. */
export type Transcripts = CallTranscripts & {
  /** Announces that a recorded voice speaks for a demo person who is not online: where no engine recognises its language, pages learn that its words are prepared texts. */
  prepare: (speaker: { uuid: string; userId: string }) => Promise<void>;
  /**
   * Puts a sentence of a recorded voice into a transcript that runs: as an engine recognises it, or as the prepared text where none
   * knows the language of the person's profile.
   */
  say: (said: { uuid: string; userId: string; text: string; sound: Int16Array }) => Promise<void>;
  /** What holds for the words of a topic has changed: which engines may get them is asked anew, in every process. */
  onRulesChange: (topicId: string) => Promise<void>;
  /** What the job does every few seconds: ends transcripts that nobody reads, or whose call is over. */
  runDue: () => Promise<void>;
  /** What every process does every few seconds: keeps its readers and speakers, without those who may not go on. */
  beat: () => Promise<void>;
};
