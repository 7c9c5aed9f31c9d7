import type { StoredLine } from '../../db/schema/attachmentTexts.ts';
import type { PictureLine } from '../../ports/PictureReader.ts';

const endsSentence = /[.!?…。！？؟।:;]["»”’)]*$/u;

/** A line that begins like this is an entry of its own: a capital, a digit, a mark of a list. */
const beginsAnew = /^[^\p{L}]*[\p{Lu}\p{N}]|^[-•*]/u;

/** Whether a line goes on in the next one: same paragraph, letters of like size, no end and no beginning of a sentence between them. */
function goesOn(line: PictureLine, next: PictureLine): boolean {
  const ratio = line.box.height / next.box.height;
  const isOne = line.paragraph === next.paragraph && ratio > 0.6 && ratio < 1.6;
  return isOne && !endsSentence.test(line.text) && !beginsAnew.test(next.text);
}

function around(one: PictureLine['box'], other: PictureLine['box']): PictureLine['box'] {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Joins lines that are one sentence, which is translated as one; at most 200 remain. */
export function joinLines(lines: readonly PictureLine[]): StoredLine[] {
  const joined: StoredLine[] = [];
  let before: PictureLine | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (before && last && goesOn(before, line)) {
      joined[joined.length - 1] = { text: `${last.text} ${line.text}`, box: around(last.box, line.box) };
    } else joined.push({ text: line.text, box: line.box });
    before = line;
  }
  return joined.slice(0, 200);
}
