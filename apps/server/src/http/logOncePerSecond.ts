import type { LogFn, Logger } from 'pino';

/** Milliseconds in which errors of one kind are counted instead of logged. */
const windowMs = 1000;

/** pino's number of the level `error`; `fatal` is above it. */
const errorLevel = 50;

/** Kinds that are counted at a time; more of them are logged as they come. */
const maxKinds = 200;

/** Errors of one kind after the first: how many, and what logs the last of them. */
type Counted = { count: number; last: (() => void) | undefined };

/** What distinguishes errors of one kind from others: the sentence, and where the error was thrown. */
function kindOf([first, second]: unknown[]): string {
  const { err } = { ...(first as { err?: unknown } | undefined) };
  if (!(err instanceof Error)) return String(typeof first === 'string' ? first : second);
  const place = err.stack?.split('\n').find((line) => line.startsWith('    at '));
  return [second, err.name, (err as { code?: unknown }).code, place].join('\n');
}

/**
 * pino's hook that logs errors of one kind at most once a second: the first at once, then one line with the last of them and
 * `repeated`, how many there were. Whoever can cause an error could otherwise fill the disk, and the time of everybody else.
 */
export function logOncePerSecond() {
  const counted = new Map<string, Counted>();

  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    if (level < errorLevel) {
      method.apply(this, args);
      return;
    }
    const kind = kindOf(args);
    const known = counted.get(kind);
    if (known) {
      known.count += 1;
      const { count } = known;
      const [first, ...rest] = args as unknown[];
      const fields = typeof first === 'object' ? { ...first, repeated: count } : { repeated: count };
      const words = typeof first === 'object' ? rest : [first, ...rest];
      known.last = () => method.apply(this, [fields, ...words] as unknown as Parameters<LogFn>);
      return;
    }
    method.apply(this, args);
    if (counted.size >= maxKinds) return;
    const entry: Counted = { count: 0, last: undefined };
    counted.set(kind, entry);
    setTimeout(() => {
      counted.delete(kind);
      entry.last?.();
    }, windowMs).unref();
  };
}
