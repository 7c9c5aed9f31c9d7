import type { UploadSlot } from '@franca/contract';
import { upload } from '../../../../lib/data/api.ts';
import { withStallTimeout } from './withStallTimeout.ts';

/** How a file is put; see {@link putFile}. */
export interface PutOptions {
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Gives it up. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Puts a file into its slot, or gives up when nothing has moved for long, and returns the link to read it by.
 *
 * @param slot undefined where the server has opened none for it, which is an error
 * @throws ApiError
 */
export async function putFile(
  slot: UploadSlot | undefined,
  file: Blob,
  { onProgress, signal }: PutOptions = {},
): Promise<string> {
  if (!slot) throw new Error('The server answered too few upload slots.');
  return withStallTimeout((watched, moved) => {
    const report = (share: number): void => {
      moved();
      onProgress?.(share);
    };
    return upload(slot, file, { onProgress: report, signal: watched });
  }, signal);
}
