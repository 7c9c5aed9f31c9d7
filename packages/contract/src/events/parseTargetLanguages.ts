/** Reads `-it-vi-` back; codes are plain language codes, since a hyphen separates them. */
export function parseTargetLanguages(value: string): string[] {
  return value.split('-').filter((code) => /^[a-z]{2,3}$/i.test(code));
}
