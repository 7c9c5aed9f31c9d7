/** Longest run of letters that is compared, and how much more what is missing weighs than what is too much. */
const longest = 6;
const beta = 2;

function countRuns(text: string, length: number): Map<string, number> {
  const letters = [...text.replaceAll(/\s+/g, '')];
  const runs = new Map<string, number>();
  for (let at = 0; at + length <= letters.length; at += 1) {
    const run = letters.slice(at, at + length).join('');
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/**
 * How alike two texts are by their runs of 1 to 6 letters, from 0 to 100 (chrF2 of Popović 2015, blanks aside, over all
 * pairs together).
 */
export function chrF(pairs: readonly { text: string; reference: string }[]): number {
  const scores: number[] = [];
  for (let length = 1; length <= longest; length += 1) {
    let [common, given, wanted] = [0, 0, 0];
    for (const { text, reference } of pairs) {
      const [runs, expected] = [countRuns(text, length), countRuns(reference, length)];
      common += sum([...runs].map(([run, count]) => Math.min(count, expected.get(run) ?? 0)));
      given += sum(runs.values());
      wanted += sum(expected.values());
    }
    if (wanted === 0) continue;
    const [precision, recall] = [given ? common / given : 0, common / wanted];
    const weight = beta * beta;
    scores.push(common ? ((1 + weight) * precision * recall) / (weight * precision + recall) : 0);
  }
  return scores.length > 0 ? (100 * sum(scores)) / scores.length : 0;
}
