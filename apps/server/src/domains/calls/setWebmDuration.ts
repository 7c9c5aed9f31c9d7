/** One element of EBML: where it begins, where its data begin, and where they end; undefined for an unknown size. */
type Element = { start: number; dataStart: number; end: number | undefined };

const ids = { header: 0x1a45dfa3, segment: 0x18538067, info: 0x1549a966, duration: 0x4489 };

/** Bytes of the number that begins with this byte. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** Reads the element with an id at a place of the bytes. */
function readElement(bytes: Buffer, start: number, id: number): Element | undefined {
  const idLength = lengthOf(bytes[start] ?? 0);
  if (idLength > 4 || start + idLength >= bytes.length || bytes.readUIntBE(start, idLength) !== id)
    return undefined;
  const sizeStart = start + idLength;
  const sizeLength = lengthOf(bytes[sizeStart] ?? 0);
  if (sizeLength > 8 || sizeStart + sizeLength > bytes.length) return undefined;
  const dataStart = sizeStart + sizeLength;
  let size = BigInt((bytes[sizeStart] ?? 0) & (0xff >> sizeLength));
  for (const byte of bytes.subarray(sizeStart + 1, dataStart)) size = size * 256n + BigInt(byte);
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return { start, dataStart, end: isUnknown ? undefined : dataStart + Number(size) };
}

/**
 * Writes into the beginning of a WebM file how long it is: browsers record as if it went on for ever, and players then show no
 * time to seek in. The same bytes where they are not as browsers write them.
 */
export function setWebmDuration(head: Buffer, milliseconds: number): Buffer {
  const header = readElement(head, 0, ids.header);
  const segment = header?.end === undefined ? undefined : readElement(head, header.end, ids.segment);
  const info = segment && readElement(head, segment.dataStart, ids.info);
  // In a segment of known size everything behind would have to be counted anew.
  if (!segment || segment.end !== undefined || info?.end === undefined || info.end > head.length) return head;
  const content = head.subarray(info.dataStart, info.end);
  if (content.includes(Buffer.from([0x44, 0x89, 0x88]))) return head;
  const duration = Buffer.alloc(11);
  duration.writeUInt16BE(ids.duration, 0);
  duration.writeUInt8(0x88, 2);
  duration.writeDoubleBE(milliseconds, 3);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length + duration.length));
  const id = head.subarray(info.start, info.start + 4);
  return Buffer.concat([head.subarray(0, info.start), id, size, content, duration, head.subarray(info.end)]);
}
