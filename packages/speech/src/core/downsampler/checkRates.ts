const lowest = 8_000;
const highest = 192_000;

function checkRate(name: 'from' | 'to', rate: number): void {
  if (Number.isInteger(rate) && rate >= lowest && rate <= highest) return;
  throw new RangeError(
    `The downsampler cannot work with ${name} = ${rate}: rates are integers from ${lowest} to ${highest} samples per second. Pass the context's own sampleRate.`,
  );
}

/**
 * Refuses rates the downsampler has no filter for.
 *
 * @throws RangeError which says what is wrong, why, and what to pass instead
 */
export function checkRates(from: number, to = 16_000): void {
  checkRate('from', from);
  checkRate('to', to);
  if (to <= from) return;
  throw new RangeError(
    `The target rate ${to} exceeds the source rate ${from}: a downsampler removes samples and cannot invent what the source never heard. Pass a target of at most ${from}, or open the audio context at ${to}.`,
  );
}
