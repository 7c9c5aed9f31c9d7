/** Bytes after which the header of an animation has certainly come. */
const headBytes = 64 * 1024;

/** Frames of a GIF, counted to two: one byte after another, since a block says only how long it is itself. */
function hasFrames(bytes: Uint8Array): boolean {
  const tableOf = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableOf(bytes[10]);
  let frames = 0;
  const skipBlocks = (): void => {
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
    at += 1;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      // Descriptor, table of colours, and the size of its codes.
      at += 10 + tableOf(bytes[at + 9]) + 1;
    } else if (kind === 0x21) at += 2;
    else return false;
    skipBlocks();
  }
  return false;
}

/** Whether a GIF, a PNG or a WebP has several frames, of which only the first would be left. */
export async function isAnimated(file: Blob): Promise<boolean> {
  if (file.type === 'image/gif') return hasFrames(new Uint8Array(await file.arrayBuffer()));
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = new TextDecoder('latin1').decode(head);
  if (file.type === 'image/png') return text.includes('acTL');
  return file.type === 'image/webp' && text.startsWith('VP8X', 12) && ((head[20] ?? 0) & 2) !== 0;
}
