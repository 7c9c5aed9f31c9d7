/** Writes the other participants' languages as the speech socket's query wants them: `-it-vi-`, empty for none. */
export function formatTargetLanguages(codes: readonly string[]): string {
  return codes.length > 0 ? `-${codes.join('-')}-` : '';
}
