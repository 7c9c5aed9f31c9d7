import { matchesAccept } from './matchesAccept.ts';
import type { RefusalReason, RefusedFile } from './RefusedFile.ts';

/** What a place for files takes. */
export interface FileLimits {
  /** Kinds of files, as in the `accept` attribute of an input: `image/*,.pdf`. Default all. */
  accept?: string;
  /** The most files taken at once. Default any number. */
  maxFiles?: number;
  /** The largest file taken, in bytes. Default any size. */
  maxSize?: number;
}

/** Files parted in two; together they are all there were, in order. */
export interface SortedFiles {
  /** What is taken. */
  taken: File[];
  /** What is not, and why. */
  refused: RefusedFile[];
}

/** Parts files into those a place takes and those it does not. `folders` are among them by mistake of the browser. */
export function sortFiles(
  files: readonly File[],
  { accept, maxFiles = Number.POSITIVE_INFINITY, maxSize = Number.POSITIVE_INFINITY }: FileLimits,
  folders: ReadonlySet<File> = new Set(),
): SortedFiles {
  const sorted: SortedFiles = { taken: [], refused: [] };
  const reasonFor = (file: File): RefusalReason | null => {
    if (folders.has(file)) return 'folder';
    if (!matchesAccept(file, accept)) return 'kind';
    if (file.size > maxSize) return 'size';
    return sorted.taken.length >= maxFiles ? 'count' : null;
  };
  for (const file of files) {
    const reason = reasonFor(file);
    if (reason) sorted.refused.push({ file, reason });
    else sorted.taken.push(file);
  }
  return sorted;
}
