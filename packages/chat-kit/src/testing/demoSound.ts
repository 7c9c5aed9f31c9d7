const rate = 8000;

/** A sound of so many seconds that rises and falls like speech, always the same: a WAV file in memory. */
export function demoSound(seconds: number): Blob {
  const count = Math.round(seconds * rate);
  const view = new DataView(new ArrayBuffer(44 + count * 2));
  const write = (offset: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) view.setUint8(offset + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + count * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel, 16 bits.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    const syllable = Math.abs(Math.sin(time * 7)) * (0.35 + 0.65 * Math.abs(Math.sin(time * 1.9)));
    view.setInt16(44 + index * 2, 20_000 * syllable * Math.sin(time * 1380), true);
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
}
