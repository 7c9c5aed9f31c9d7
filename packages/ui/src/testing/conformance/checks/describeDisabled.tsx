import { expect, it, vi } from 'vitest';
import type { ConformanceOptions } from '../ConformanceOptions.ts';
import { press, standBefore } from '../keyboard/hands.ts';
import { eventually, probe, show } from '../stage.tsx';

/** A component that is turned off takes neither pointer nor keys. */
export function describeDisabled({ create, portal }: ConformanceOptions) {
  it('is off when disabled', async () => {
    const onClick = vi.fn();
    show(create({ 'data-probe': 'here', disabled: true, onClick }));
    const target = await eventually(probe);
    expect(target).toHaveProperty('disabled', true);
    target.click();
    expect(onClick).not.toHaveBeenCalled();
    if (portal) return;
    standBefore();
    await press('{Tab}');
    expect(document.activeElement).not.toBe(target);
  });
}
