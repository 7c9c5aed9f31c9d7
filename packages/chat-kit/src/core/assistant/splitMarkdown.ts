/** A line that opens or closes a block of code. */
const fence = /^ {0,3}(`{3,}|~{3,})/;
/** A definition of a link that any other block may use. */
const definition = /^ {0,3}\[[^\]]+\]:/m;
/** A line that cannot belong to the block before the empty line: a word, a heading, or a block of code. */
const beginsBlock = /^(?:#{1,6} |`{3,}|~{3,}|[^\s>|\-*+\d#`~:<[])/;

/**
 * The Markdown cut where one block ends and another begins, so that a long answer that grows is not read from its beginning
 * for every word. Joined with nothing, the pieces are the text. Only safe places are used: after an empty line, outside of code
 * and lists.
 */
export function splitMarkdown(text: string): readonly string[] {
  if (definition.test(text)) return [text];
  const pieces: string[] = [];
  let open: string | null = null;
  let piece = '';
  let isAfterEmpty = false;
  for (const line of text.split(/(?<=\n)/)) {
    if (open === null && isAfterEmpty && piece.trim() !== '' && beginsBlock.test(line)) {
      pieces.push(piece);
      piece = '';
    }
    const mark = fence.exec(line)?.[1];
    if (open === null) open = mark ?? null;
    else if (mark?.startsWith(open) && line.trim() === mark) open = null;
    piece += line;
    isAfterEmpty = line.trim() === '';
  }
  return piece === '' ? pieces : [...pieces, piece];
}
