/** The primary subtag of a BCP 47 tag in lower case: engines know languages, not regions (`pt-BR` → `pt`). */
export function primaryLanguage(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? '').toLowerCase();
}
