/** Writes the other participants' languages as the speech socket's query wants them: `-it-vi-`, empty for none. */
export function formatTargetLanguages(codes: readonly string[]): string {
  return codes.length > 0 ? `-${codes.join('-')}-` : '';
}

/** Reads `-it-vi-` back; codes are plain language codes, since a hyphen separates them. */
export function parseTargetLanguages(value: string): string[] {
  return value.split('-').filter((code) => /^[a-z]{2,3}$/i.test(code));
}
