import type { PictureLine } from '../../ports/PictureReader.ts';

/** Confidence, of 100, under which a word is taken for a pattern of the picture; and that which a line needs on average. */
const [wordConfidence, lineConfidence] = [30, 50];
/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;

type Word = {
  line: string;
  text: string;
  confidence: number;
  box: [number, number, number, number];
};

/** Whether a line stands right under another one: scattered text has no paragraphs of its own. */
function isUnder({ box }: PictureLine, { box: above }: PictureLine): boolean {
  const shared = Math.min(box.x + box.width, above.x + above.width) - Math.max(box.x, above.x);
  const gap = box.y - above.y - above.height;
  return shared > Math.min(box.width, above.width) / 2 && gap < Math.max(box.height, above.height);
}

/** Numbers the paragraphs of lines that come from the top. */
function withParagraph(): (line: PictureLine) => PictureLine {
  let [paragraph, above]: [number, PictureLine | undefined] = [0, undefined];
  return (line) => {
    if (above && !isUnder(line, above)) paragraph += 1;
    above = line;
    return { ...line, paragraph };
  };
}

/** Reads the table of words that Tesseract writes, as lines from the top, with boxes as shares of the page. */
export function readTsv(table: string): PictureLine[] {
  let [pageWidth, pageHeight] = [0, 0];
  const words: Word[] = [];
  for (const row of table.split('\n').slice(1)) {
    const [level, , block, paragraph, line, , x, y, width, height, confidence, ...text] = row.split('\t');
    if (level === '1') [pageWidth, pageHeight] = [Number(width), Number(height)];
    if (level !== '5') continue;
    const word = text.join('\t').trim();
    if (word === '' || Number(confidence) < wordConfidence) continue;
    words.push({
      line: `${block}/${paragraph}/${line}`,
      text: word,
      confidence: Number(confidence),
      box: [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)],
    });
  }
  if (pageWidth === 0 || pageHeight === 0) return [];
  const lines = [...Map.groupBy(words, ({ line }) => line).values()].flatMap((of): PictureLine[] => {
    const mean = of.reduce((sum, { confidence }) => sum + confidence, 0) / of.length;
    const text = of.reduce(
      (joined, word) => `${joined}${joined === '' || unspaced.test(joined) ? '' : ' '}${word.text}`,
      '',
    );
    // One letter, or signs alone, are edges of things.
    if (mean < lineConfidence || !/[\p{L}\p{N}]{2}|\p{Lo}/u.test(text)) return [];
    const [left, top] = [Math.min(...of.map(({ box }) => box[0])), Math.min(...of.map(({ box }) => box[1]))];
    const [right, bottom] = [
      Math.max(...of.map(({ box }) => box[2])),
      Math.max(...of.map(({ box }) => box[3])),
    ];
    const box = {
      x: left / pageWidth,
      y: top / pageHeight,
      width: (right - left) / pageWidth,
      height: (bottom - top) / pageHeight,
    };
    return [{ text, box, paragraph: 0 }];
  });
  return lines.sort((one, other) => one.box.y - other.box.y).map(withParagraph());
}
