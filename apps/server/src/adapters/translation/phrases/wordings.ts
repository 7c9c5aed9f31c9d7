/** Begins a wording that is only written: read, it would have another meaning ("Boa noite" greets and takes leave). */
const onlyWritten = '> ';

/** The wordings of a phrase that are understood as input. */
export function understood(wordings: readonly string[]): readonly string[] {
  return wordings.filter((wording) => !wording.startsWith(onlyWritten));
}

/** The best wording of a phrase, which is the one written. */
export function written(wordings: readonly string[]): string {
  const [best = ''] = wordings;
  return best.startsWith(onlyWritten) ? best.slice(onlyWritten.length) : best;
}
