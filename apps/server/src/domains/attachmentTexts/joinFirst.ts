/**
 * So many of the first lines as there is room for. They are counted as a search takes them apart: one character of a script can stand for
 * a sentence, and the database would work as long as for that.
 */
export function joinFirst(lines: readonly string[], mostCharacters: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.normalize('NFKD').length + 1;
    if (length > mostCharacters) break;
    kept.push(line);
  }
  return kept.join('\n');
}
