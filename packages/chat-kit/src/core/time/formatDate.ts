/** Date in the specification's format MM/DD/YYYY (1 §9), in the reader's time zone. */
export function formatDate(milliseconds: number): string {
  const date = new Date(milliseconds);
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${month}/${day}/${date.getFullYear()}`;
}
