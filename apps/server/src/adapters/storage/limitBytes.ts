import { FileTooLargeError } from '../../ports/FileTooLargeError.ts';

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
