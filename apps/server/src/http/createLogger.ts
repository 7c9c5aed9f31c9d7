import { type DestinationStream, type Logger, pino } from 'pino';
import { logOncePerSecond } from './logOncePerSecond.ts';

/**
 * Structured logs, one JSON object a line. Errors of the database driver carry the statement's values, so an error is
 * logged by name, code and stack of the innermost cause only; requests are logged by route pattern (`createServer`).
 */
export function createLogger(destination?: DestinationStream): Logger {
  const options = {
    base: undefined,
    redact: { paths: ['*.token', '*.code', '*.text', '*.email', '*.phone', '*.link'], censor: '[hidden]' },
    serializers: { err: describeError },
    hooks: { logMethod: logOncePerSecond() },
  };
  return pino(options, destination ?? pino.destination({ dest: 2, sync: true }));
}

function describeError(error: Error): Record<string, unknown> {
  let cause = error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const stack = cause.stack?.split('\n').filter((line) => line.startsWith('    at '));
  // drizzle puts the parameters into its message, PostgreSQL the offending value: keep only what is safe to read.
  const isQuery = 'severity' in cause || error.message.startsWith('Failed query');
  return {
    name: cause.name,
    state: (cause as { code?: unknown }).code,
    message: isQuery ? 'query failed' : cause.message,
    stack,
  };
}
