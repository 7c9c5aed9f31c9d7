import { fireEvent, render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FrancaProvider } from '../provider/FrancaProvider.tsx';

/** How {@link describeConformance} treats a component. */
export interface ConformanceOptions {
  /** Renders the component with the given props spread last. */
  create: (props: Record<string, unknown>) => ReactElement;
  /** Tag name, in lower case, of the element that gets ref and rest props. */
  element: string;
  /** Tag name of the outermost element where class and style go, when it is another one. */
  outer?: string;
  /** The component can be turned off with `disabled`. Default false. */
  disableable?: boolean;
  /** The component shows itself in a portal, which the server does not render. Default false. */
  portal?: boolean;
}

const inPage = (element: ReactElement, locale = 'en') => (
  <FrancaProvider locale={locale}>{element}</FrancaProvider>
);

const probe = () => {
  const found = document.querySelector<HTMLElement>('[data-probe="here"]');
  if (!found) throw new Error('The component did not pass on its data attributes.');
  return found;
};

/** The tests that every component of the design system passes: what it is given arrives where the docs say. */
export function describeConformance(
  name: string,
  { create, element, outer, disableable, portal }: ConformanceOptions,
): void {
  describe(`${name} conforms`, () => {
    it('gives its ref the element that takes the rest of the props', () => {
      const ref = createRef<HTMLElement>();
      render(inPage(create({ ref, 'data-probe': 'here' })));
      expect(ref.current).toBe(probe());
      expect(probe().tagName.toLowerCase()).toBe(element);
    });

    it('calls a ref function with the element and, at the end, lets go of it', () => {
      const ref = vi.fn();
      const { unmount } = render(inPage(create({ ref, 'data-probe': 'here' })));
      expect(ref.mock.lastCall?.[0]).toBe(probe());
      unmount();
      expect(ref.mock.lastCall?.[0]).toBeNull();
    });

    it('joins class and style to its own on the outermost element', () => {
      const plain = render(inPage(create({ 'data-probe': 'here' })));
      const own = (outer ? probe().closest(outer) : probe())?.className ?? '';
      plain.unmount();
      render(inPage(create({ className: 'given', style: { scale: '0.5' }, 'data-probe': 'here' })));
      const target = document.querySelector<HTMLElement>('.given');
      expect(target?.tagName.toLowerCase()).toBe(outer ?? element);
      expect(target?.contains(probe())).toBe(true);
      if (!outer) expect(target?.className).toBe(own ? `${own} given` : 'given');
      expect(target?.style.scale).toBe('0.5');
    });

    it('passes on aria attributes and handlers', () => {
      const onPointerDown = vi.fn();
      render(inPage(create({ 'data-probe': 'here', 'aria-details': 'more', onPointerDown })));
      expect(probe().getAttribute('aria-details')).toBe('more');
      fireEvent.pointerDown(probe());
      expect(onPointerDown).toHaveBeenCalledOnce();
    });

    if (disableable) {
      it('is off when disabled', () => {
        const onClick = vi.fn();
        render(inPage(create({ 'data-probe': 'here', disabled: true, onClick })));
        expect(probe()).toHaveProperty('disabled', true);
        fireEvent.click(probe());
        expect(onClick).not.toHaveBeenCalled();
      });
    }

    it('speaks a right-to-left language without complaint', () => {
      const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      render(inPage(create({ 'data-probe': 'here' }), 'ar'));
      expect(document.documentElement.dir).toBe('rtl');
      expect(probe().isConnected).toBe(true);
      expect(complain).not.toHaveBeenCalled();
    });

    it('renders on the server', () => {
      const html = renderToString(inPage(create({ 'data-probe': 'here' })));
      if (portal) expect(html).not.toContain('data-probe');
      else expect(html).toContain('data-probe="here"');
    });
  });
}
