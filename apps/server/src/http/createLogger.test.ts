import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from './createLogger.ts';

describe('the log', () => {
  let lines: Record<string, unknown>[];
  let log: ReturnType<typeof createLogger>;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
      lines.push(JSON.parse(String(chunk)));
      done();
    };
    log = createLogger(new Writable({ write }));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const fail = (logger: Pick<typeof log, 'error'>) =>
    logger.error({ err: new TypeError('broken') }, 'it failed');

  it('has errors of one kind once a second, then how many there were', () => {
    for (let count = 0; count < 10_000; count += 1) fail(log.child({ reqId: count }));
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ msg: 'it failed', repeated: 9999, err: { name: 'TypeError' } });
    fail(log);
    expect(lines).toHaveLength(3);
  });

  it('has one error as it is, and nothing after it', () => {
    fail(log);
    vi.advanceTimersByTime(5000);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toHaveProperty('repeated');
  });

  it('has errors of other kinds, and what is no error, each time', () => {
    fail(log);
    log.error({ err: new RangeError('other') }, 'it failed');
    log.error({ err: new TypeError('broken') }, 'something else failed');
    log.error('without an error');
    for (let count = 0; count < 3; count += 1) log.info('answered');
    expect(lines).toHaveLength(7);
  });
});
