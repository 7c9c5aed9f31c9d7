/** Why a recording cannot go on: no right to record, somebody else records, no bytes left, ended elsewhere, no browser for it. */
export type RecordingErrorCode = 'refused' | 'busy' | 'quota' | 'ended' | 'unsupported';

/** What a {@link RecordingPort} rejects with where trying again would not help; everything else is tried again. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
  /** What went wrong, for programs. */
  readonly code: RecordingErrorCode;

  /**
   * @param code for programs
   * @param message for people, in English
   */
  constructor(code: RecordingErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Where recordings go: the server of the application. One object for each call. */
export interface RecordingPort {
  /** Begins a recording under a new id and notifies everybody in the call. */
  readonly start: (recording: { readonly id: string; readonly mime: string }) => Promise<void>;
  /** Takes the next part; comes again, with the same index, where no answer came. */
  readonly upload: (part: {
    readonly id: string;
    /** Counts from 0. */
    readonly index: number;
    readonly bytes: Blob;
  }) => Promise<void>;
  /** Stops a recording that has so many parts; returns how many came. */
  readonly stop: (recording: {
    readonly id: string;
    readonly parts: number;
    readonly milliseconds: number;
  }) => Promise<number>;
}
