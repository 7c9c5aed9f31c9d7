/**
 * Whether a file is of a kind that the `accept` attribute of a file input names: `.pdf`, `image/*`, `text/plain`,
 * in a list with commas (HTML, "accept"). Everything matches an empty list.
 */
export function matchesAccept({ name, type }: Pick<File, 'name' | 'type'>, accept = ''): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  const [file, mime] = [name.toLowerCase(), type.toLowerCase()];
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return file.endsWith(kind);
    return kind === '*/*' || (kind.endsWith('/*') ? mime.startsWith(kind.slice(0, -1)) : mime === kind);
  });
}
