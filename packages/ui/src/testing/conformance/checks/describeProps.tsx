import { fireEvent } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { ConformanceOptions } from '../ConformanceOptions.ts';
import { eventually, probe, show } from '../stage.tsx';

const here = { 'data-probe': 'here' };
const classOf = (element: Element | null | undefined) => element?.getAttribute('class') ?? '';

/** Ref, class, style, attributes and handlers arrive where the docs say. */
export function describeProps({
  create,
  element,
  outer,
  part,
  appear = async () => undefined,
}: ConformanceOptions) {
  it('gives its ref the element that takes the rest of the props', async () => {
    const ref = createRef<HTMLElement>();
    show(create({ ...here, ref }));
    await appear();
    await eventually(() => expect(ref.current).toBe(probe()));
    expect(probe().tagName.toLowerCase()).toBe(element);
  });

  it('calls a ref function with the element and, at the end, with null', async () => {
    const ref = vi.fn();
    const { unmount } = show(create({ ...here, ref }));
    await appear();
    await eventually(() => expect(ref.mock.lastCall?.[0]).toBe(probe()));
    unmount();
    await eventually(() => expect(ref.mock.lastCall?.[0]).toBeNull());
  });

  it('joins class and style to its own on the outermost element', async () => {
    const plain = show(create(here));
    await appear();
    const own = classOf(await eventually(() => (outer ? probe().closest(outer) : probe())));
    plain.unmount();
    show(create({ ...here, className: 'given', style: { scale: '0.5' } }));
    await appear();
    const target = await eventually(() => {
      const found = document.querySelector<HTMLElement>('.given');
      expect(found).not.toBeNull();
      return found;
    });
    expect(target?.tagName.toLowerCase()).toBe(outer ?? element);
    expect(target?.contains(probe())).toBe(true);
    if (!outer) expect(classOf(target)).toBe(own ? `${own} given` : 'given');
    expect(target?.style.scale).toBe('0.5');
  });

  it('passes on the rest: data and aria attributes and an id', async () => {
    show(create({ ...here, 'data-more': '1', 'aria-details': 'more', id: 'mine' }));
    await appear();
    await eventually(() => expect(probe().dataset.more).toBe('1'));
    expect(probe().getAttribute('aria-details')).toBe('more');
    expect(probe().id).toBe('mine');
  });

  if (part) {
    it('is named for style sheets', async () => {
      show(create(here));
      await appear();
      await eventually(() => expect(probe().dataset.frPart).toBe(part));
    });
  }

  it('calls the handlers it is given beside its own', async () => {
    const handlers = {
      onPointerDown: vi.fn(),
      onPointerEnter: vi.fn(),
      onKeyDown: vi.fn(),
      onFocus: vi.fn(),
      onBlur: vi.fn(),
      // A link that opened a page of its own would put this one behind it, where no frames are drawn.
      onClick: vi.fn((event: Event) => event.preventDefault()),
    };
    show(create({ ...here, ...handlers }));
    await appear();
    const target = await eventually(probe);
    for (const handler of Object.values(handlers)) handler.mockClear();
    fireEvent.pointerEnter(target);
    fireEvent.pointerDown(target);
    fireEvent.focus(target);
    fireEvent.keyDown(target, { key: 'F8' });
    fireEvent.blur(target);
    fireEvent.click(target);
    const unreported = Object.entries(handlers).filter(([, handler]) => handler.mock.calls.length === 0);
    expect(unreported.map(([name]) => name)).toEqual([]);
  });
}
