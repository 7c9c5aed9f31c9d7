import { expect, it, vi } from 'vitest';
import type { ConformanceOptions, ValueOptions } from '../ConformanceOptions.ts';
import { eventually, probe, show, stage } from '../stage.tsx';

const here = { 'data-probe': 'here' };

/** A component that holds a value does so with a parent that decides and without one. */
export function describeValue(
  create: ConformanceOptions['create'],
  {
    prop = 'value',
    defaultProp = 'defaultValue',
    onChange = 'onValueChange',
    first,
    second,
    act,
    shown,
    gone,
    told = (given) => given,
  }: ValueOptions,
) {
  const lastReported = (handler: ReturnType<typeof vi.fn>) => told(handler.mock.lastCall?.[0]);
  const read = () => {
    const element = document.querySelector<HTMLElement>('[data-probe="here"]');
    return element ? shown(element) : gone;
  };
  const isShown = (value: unknown) => eventually(() => expect(read()).toEqual(value));

  it('keeps its own value when no parent does, and reports it', async () => {
    const handler = vi.fn();
    show(create({ ...here, [prop]: undefined, [defaultProp]: first, [onChange]: handler }));
    await isShown(first);
    await act(probe());
    await isShown(second);
    expect(lastReported(handler)).toEqual(second);
  });

  it('asks the parent that decides, and waits for the answer', async () => {
    const handler = vi.fn();
    const given = { ...here, [defaultProp]: undefined, [onChange]: handler };
    const { rerender } = show(create({ ...given, [prop]: first }));
    await isShown(first);
    await act(probe());
    await eventually(() => expect(lastReported(handler)).toEqual(second));
    await isShown(first);
    rerender(stage(create({ ...given, [prop]: second })));
    await isShown(second);
  });
}
