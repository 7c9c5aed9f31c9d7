/** What an upload reports and listens to. */
export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Gives the upload up; it then fails with code `aborted`. */
  readonly signal?: AbortSignal;
}
