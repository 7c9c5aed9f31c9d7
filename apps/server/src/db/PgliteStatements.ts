import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** A statement that PostgreSQL has read and keeps under a name. */
type Statement = { name: string; parameterTypes: readonly number[] };

/** Statements kept at most; the one that was asked for the longest time ago is given up first. */
const mostKept = 120;

/**
 * Runs queries whose text PostgreSQL reads and plans once. PGlite itself has each text read anew, which for a statement
 * of several parts takes longer than what the statement does.
 */
export class PgliteStatements {
  readonly #pglite: PGlite;
  readonly #kept = new Map<string, Statement>();
  #count = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** One statement with parameters `$1…`; rejects with PostgreSQL's error. */
  query(sql: string, params: readonly unknown[], options: QueryOptions): Promise<Results> {
    return this.#pglite.runExclusive(async () => {
      const { name: statement, parameterTypes } = await this.#statementOf(sql);
      const { serializers, parsers } = this.#pglite;
      const values = params.map((value, place) => {
        if (value === null || value === undefined) return null;
        return serializers[parameterTypes[place] ?? 0]?.(value) ?? String(value);
      });
      const bind = serialize.bind({ statement, values });
      const messages = await this.#send(bind, serialize.describe({ type: 'P' }), serialize.execute());
      const [result] = parse.parseResults(messages, parsers, options);
      return result ?? { rows: [], fields: [] };
    });
  }

  async #statementOf(sql: string): Promise<Statement> {
    const known = this.#kept.get(sql);
    this.#kept.delete(sql);
    const statement = known ?? (await this.#prepare(sql));
    this.#kept.set(sql, statement);
    return statement;
  }

  async #prepare(sql: string): Promise<Statement> {
    const [oldest] = this.#kept.size >= mostKept ? this.#kept : [];
    if (oldest) {
      this.#kept.delete(oldest[0]);
      await this.#send(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    this.#count += 1;
    const name = `s${this.#count}`;
    const messages = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
  }

  /** All in one go, ended by a synchronisation, so that nothing of it is left over after an error. */
  #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {});
  }
}
