import type { ISql, Sql } from 'postgres';

/** Texts kept at most: lists of any length make ever new ones, and each is kept by every connection. */
const mostKept = 300;

/**
 * Makes the connections of a pool keep the statements that they have read and planned, which drizzle asks for only
 * where a query was prepared by name. It saves a second round trip and the planning, which often takes longer than
 * the statement itself.
 */
export function keepStatements<Pool extends Sql>(pool: Pool): Pool {
  const kept = new Set<string>();

  function isKept(text: string): boolean {
    if (kept.size < mostKept) kept.add(text);
    return kept.has(text);
  }

  function keepOn(connection: ISql): void {
    const run = connection.unsafe;
    // Without parameters there may be several statements in one text, which cannot be prepared.
    const runKept: typeof run = (text, values = [], options = {}) =>
      run(text, values, values.length > 0 ? { ...options, prepare: isKept(text) } : options);
    connection.unsafe = runKept;
  }

  keepOn(pool);
  const begin = pool.begin as (work: (transaction: ISql) => unknown) => Promise<unknown>;
  const beginKept = (work: (transaction: ISql) => unknown) =>
    begin((transaction) => {
      keepOn(transaction);
      return work(transaction);
    });
  return Object.assign(pool, { begin: beginKept });
}
