/** A file that is not taken, and why. */
export interface RefusedAttachment {
  /** Name of the file. */
  readonly name: string;
  /** `unreadable` was moved, renamed or locked since it was chosen. */
  readonly reason: 'empty' | 'folder' | 'large' | 'unreadable';
}

/** Why files were not taken: there were too many of them, or something is wrong with each that is named. */
export type AttachmentProblem =
  | { readonly kind: 'too-many' }
  | { readonly kind: 'refused'; readonly files: readonly RefusedAttachment[] };
