/** Why a file was not taken: its kind, its size, one too many, or a folder, which cannot be read. */
export type RefusalReason = 'kind' | 'size' | 'count' | 'folder';

/** A file that was not taken. */
export interface RefusedFile {
  /** The file. */
  file: File;
  /** Why it was not taken. */
  reason: RefusalReason;
}
