import { describe, expect, it } from 'vitest';
import { joinHandlers } from './joinHandlers.ts';

describe('joinHandlers', () => {
  it('calls both handlers, the first before the second', () => {
    const calls: string[] = [];
    const joined = joinHandlers(
      { onClick: (by: string) => calls.push(`first ${by}`) },
      { onClick: (by: string) => calls.push(`second ${by}`) },
    );
    joined.onClick('mouse');
    expect(calls).toEqual(['first mouse', 'second mouse']);
  });

  it('lets the second set win where there is nothing to call', () => {
    expect(joinHandlers({ role: 'a', id: 'x' }, { role: 'b' })).toEqual({ role: 'b', id: 'x' });
  });
});
