/** One array of the samples of several, in their order. */
export function joinSamples(pieces: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
