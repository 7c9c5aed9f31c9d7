/** Where a file's bytes lie: as they came in, and as they are handed out after the check. */
export function storageKeys(key: string): { incoming: string; file: string } {
  // Two characters of fan-out keep directories of a disk small.
  return { incoming: `incoming/${key}`, file: `files/${key.slice(0, 2)}/${key}` };
}
