import { open } from 'node:fs/promises';
import { FileTooLargeError } from '../../ports/FileStorage.ts';

/** Passes chunks on until more than `maxBytes` came, then throws FileTooLargeError: nothing is buffered. */
export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FileTooLargeError(maxBytes);
    yield chunk;
  }
}

/** Writes a stream into a new file and waits until the disk has it. Returns the size in bytes. */
export async function writeDurably(path: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of source) {
      let offset = 0;
      while (offset < chunk.byteLength) {
        const { bytesWritten } = await file.write(chunk, offset);
        offset += bytesWritten;
      }
      size += chunk.byteLength;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}
