import { describe, expect, it, vi } from 'vitest';
import { createLeadership } from './createLeadership.ts';
import { soloCoordinator } from './soloCoordinator.ts';

function setup(reload = vi.fn(async () => {})) {
  const calls = { lead: (): void => {}, change: (): void => {}, unsubscribe: vi.fn(), resign: vi.fn() };
  const coordinator = {
    announce: vi.fn(),
    lead: vi.fn((lead: () => void) => {
      calls.lead = lead;
      return calls.resign;
    }),
    subscribe: vi.fn((listener: () => void) => {
      calls.change = listener;
      return calls.unsubscribe;
    }),
  };
  return { calls, coordinator, reload, leadership: createLeadership(coordinator, reload) };
}

describe('leadership among the tabs', () => {
  it('leads at once where there is one tab', async () => {
    const leadership = createLeadership(soloCoordinator, async () => {});
    expect(leadership.isLeader()).toBe(false);
    await leadership.start();
    expect(leadership.isLeader()).toBe(true);
    leadership.stop();
    expect(leadership.isLeader()).toBe(false);
  });

  it('reads what is stored at the start, after changes of other tabs, and when it begins to lead', async () => {
    const { leadership, calls, reload } = setup();
    await leadership.start();
    expect([reload.mock.calls.length, leadership.isLeader()]).toEqual([1, false]);
    calls.change();
    expect([reload.mock.calls.length, leadership.isLeader()]).toEqual([2, false]);
    calls.lead();
    expect([reload.mock.calls.length, leadership.isLeader()]).toEqual([3, true]);
  });

  it('takes nothing on when it was stopped before it had started', async () => {
    const { leadership, coordinator } = setup();
    const started = leadership.start();
    leadership.stop();
    await started;
    expect(coordinator.lead).not.toHaveBeenCalled();
    expect(coordinator.subscribe).not.toHaveBeenCalled();
  });

  it('does not lead when its turn comes after it was stopped', async () => {
    const { leadership, calls } = setup();
    await leadership.start();
    leadership.stop();
    calls.lead();
    expect(leadership.isLeader()).toBe(false);
    expect(calls.resign).toHaveBeenCalledOnce();
    expect(calls.unsubscribe).toHaveBeenCalledOnce();
  });
});
