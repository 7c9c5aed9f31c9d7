/** A WAVE file of 16-bit samples at 16 kHz, one channel. */
export function toWave(pieces: readonly Int16Array[]): Uint8Array<ArrayBuffer> {
  const bytes = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const file = new Uint8Array(44 + bytes);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) file[at + index] = letter.charCodeAt(0);
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 16_000, true);
  view.setUint32(28, 32_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  let at = 44;
  for (const piece of pieces) {
    file.set(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength), at);
    at += piece.byteLength;
  }
  return file;
}
