import type { SQL } from 'drizzle-orm';
import type { Database } from './Database.ts';

/** Parts of a statement by their names. */
export type StatementParts = Readonly<Record<string, SQL>>;

/** What a statement of several parts is made of; values that differ from run to run are `sql.placeholder`s. */
export type StatementOptions<Row> = {
  /** Its name for the driver. */
  name: string;
  /** Its `with` parts in their order: each may read the ones before by name, and all happen together or not at all. */
  parts: StatementParts;
  /** What is returned. */
  select: { readonly [Field in keyof Row]: SQL };
  /** Where it is selected from. */
  from: SQL;
};

/** Runs the statement with its values and returns its first row. */
export type PreparedStatement<Row> = (values: Record<string, unknown>) => Promise<Row | undefined>;

/** Prepares a statement whose text is built once: building a long one costs as much as sending it. */
export function prepareStatement<Row>(
  db: Database,
  { name, parts, select, from }: StatementOptions<Row>,
): PreparedStatement<Row> {
  const named = Object.entries(parts).map(([part, query]) => db.$with(part, {}).as(query));
  const prepared = db
    .with(...named)
    .select(select as Record<string, SQL>)
    .from(from)
    .prepare(name);
  return async (values) => ((await prepared.execute(values)) as Row[])[0];
}
