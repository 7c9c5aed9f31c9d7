/** A day given as `yyyy-MM-dd`, written `dd/MM/yyyy`; empty for null. */
export function writeDate(iso: string | null): string {
  return iso ? iso.split('-').reverse().join('/') : '';
}
