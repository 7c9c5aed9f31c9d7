/** A day given as `yyyy-MM-dd`, written `dd/MM/yyyy` (spec 0, "Birthday"); empty for null. */
export function writeDate(iso: string | null): string {
  return iso ? iso.split('-').reverse().join('/') : '';
}
