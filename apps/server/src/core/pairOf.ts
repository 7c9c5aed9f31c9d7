/** Two people in the order in which tables keep a pair: the smaller id first. */
export type Pair = { pairLow: string; pairHigh: string };

/** The pair of two people. */
export function pairOf(one: string, other: string): Pair {
  const [pairLow = one, pairHigh = other] = [one.toLowerCase(), other.toLowerCase()].sort();
  return { pairLow, pairHigh };
}
