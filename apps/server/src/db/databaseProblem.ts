/** What PostgreSQL said about a failed query. */
export type DatabaseProblem = {
  /** SQLSTATE, five characters. */
  code: string;
  /** Name of the violated constraint or unique index, when there is one. */
  constraint: string | undefined;
};

/** Finds PostgreSQL's own answer inside an error of either driver or of drizzle; undefined for any other error. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const fields = current as Error & { code?: unknown; constraint?: string; constraint_name?: string };
    if (typeof fields.code === 'string' && /^[0-9A-Z]{5}$/.test(fields.code) && 'severity' in fields) {
      return { code: fields.code, constraint: fields.constraint ?? fields.constraint_name };
    }
    current = current.cause;
  }
  return undefined;
}
