/** All bytes of a stream; undefined where they are more than `most`. */
export async function readAll(
  source: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.byteLength;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
