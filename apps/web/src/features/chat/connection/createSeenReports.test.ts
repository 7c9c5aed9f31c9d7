import { ApiError } from '@franca/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createSeenReports } from './createSeenReports.ts';

const failure = (status: number) => new ApiError({ status, code: 'network', errors: ['A sentence.'] });

function setUp() {
  const markSeen = vi.fn(async (_seen: { topicId: string; seenTime: number }, _options: object) => {});
  return { markSeen, reports: createSeenReports(markSeen) };
}

describe('what was seen', () => {
  it('is reported again when there was no network', async () => {
    const { markSeen, reports } = setUp();
    markSeen.mockRejectedValueOnce(failure(0));
    await expect(reports.report({ topicId: 't1', seenTime: 5 }, {})).rejects.toThrow();
    reports.again();
    expect(markSeen).toHaveBeenCalledTimes(2);
    expect(markSeen).toHaveBeenLastCalledWith({ topicId: 't1', seenTime: 5 }, {});
  });

  it('is reported once when the server has accepted it', async () => {
    const { markSeen, reports } = setUp();
    await reports.report({ topicId: 't1', seenTime: 5 }, {});
    reports.again();
    expect(markSeen).toHaveBeenCalledTimes(1);
  });

  it('is reported again in its latest form, for each conversation', async () => {
    const { markSeen, reports } = setUp();
    markSeen.mockRejectedValue(failure(503));
    for (const seen of [
      { topicId: 't1', seenTime: 5 },
      { topicId: 't2', seenTime: 6 },
      { topicId: 't1', seenTime: 7 },
    ]) {
      await expect(reports.report(seen, {})).rejects.toThrow();
    }
    markSeen.mockClear();
    reports.again();
    expect(markSeen.mock.calls.map(([seen]) => seen)).toEqual([
      { topicId: 't1', seenTime: 7 },
      { topicId: 't2', seenTime: 6 },
    ]);
  });

  it('is reported again when the server had too much to do', async () => {
    const { markSeen, reports } = setUp();
    markSeen.mockRejectedValueOnce(new ApiError({ status: 429, code: 'rate_limited', errors: ['Wait.'] }));
    await expect(reports.report({ topicId: 't1', seenTime: 5 }, {})).rejects.toThrow();
    reports.again();
    expect(markSeen).toHaveBeenCalledTimes(2);
  });

  it('is not reported again where the server refused it', async () => {
    const { markSeen, reports } = setUp();
    markSeen.mockRejectedValueOnce(failure(404));
    await expect(reports.report({ topicId: 't1', seenTime: 5 }, {})).rejects.toThrow();
    reports.again();
    expect(markSeen).toHaveBeenCalledTimes(1);
  });
});
