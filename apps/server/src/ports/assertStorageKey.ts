const keyPattern = /^[A-Za-z0-9_-]{1,128}(?:\/[A-Za-z0-9_-]{1,128})*$/;

/** Throws a TypeError unless the key is made of plain parts; dots, empty parts and absolute paths never reach a disk or bucket. */
export function assertStorageKey(key: string): void {
  if (!keyPattern.test(key))
    throw new TypeError('A storage key holds only letters, digits, "-", "_" and "/".');
}
