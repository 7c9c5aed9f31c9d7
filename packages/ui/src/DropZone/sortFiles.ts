/** Why a file was not taken: its kind, its size, one too many, or a folder, which cannot be read. */
export type RefusalReason = 'kind' | 'size' | 'count' | 'folder';

/** A file that was not taken. */
export interface RefusedFile {
  /** The file. */
  file: File;
  /** Why it was not taken. */
  reason: RefusalReason;
}

/**
 * Whether a file is of a kind that the `accept` attribute of a file input names: `.pdf`, `image/*`, `text/plain`,
 * in a list with commas (HTML, "accept"). Everything matches an empty list.
 */
export function matchesAccept({ name, type }: Pick<File, 'name' | 'type'>, accept = ''): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  const [file, mime] = [name.toLowerCase(), type.toLowerCase()];
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return file.endsWith(kind);
    return kind === '*/*' || (kind.endsWith('/*') ? mime.startsWith(kind.slice(0, -1)) : mime === kind);
  });
}

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
