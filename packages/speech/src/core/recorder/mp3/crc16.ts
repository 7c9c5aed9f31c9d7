/**
 * The check sum of LAME's header: CRC-16 with the reflected polynomial 0x8005 and an initial value of 0.
 *
 * @example
 * crc16(new TextEncoder().encode('123456789')); // 0xbb3d
 */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}
