import { open } from 'node:fs/promises';

const sampleBytes = 64 * 1024;

/** Whether a file begins like UTF-8 text: no null byte, no broken sequence within the first 64 KB. */
export async function isTextFile(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const sample = buffer.subarray(0, bytesRead);
    if (bytesRead === 0 || sample.includes(0)) return false;
    // `stream` tolerates a character that the end of the sample cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    await file.close();
  }
}
