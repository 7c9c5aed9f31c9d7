import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { FrancaProvider, type FrancaProviderProps } from '../../provider/FrancaProvider.tsx';

/** Waits until what is expected is so; the browser places and focuses a moment after React has rendered. */
export function eventually<Answer>(expectation: () => Answer): Promise<Answer> {
  return vi.waitFor(expectation, { interval: 8, timeout: 8000 });
}

/** How the page around the component is set. */
export type StageSettings = Partial<Pick<FrancaProviderProps, 'locale' | 'direction' | 'theme' | 'density'>>;

/** A component on a page, with something to take the focus before it and behind it. */
export const stage = (component: ReactElement, settings: StageSettings = {}): ReactElement => (
  <FrancaProvider locale="en" theme="light" {...settings}>
    <button type="button" data-stage="before">
      Before
    </button>
    <div data-stage="place">{component}</div>
    <button type="button" data-stage="after">
      After
    </button>
  </FrancaProvider>
);

/** Shows a component on a page. */
export const show = (component: ReactElement, settings?: StageSettings): RenderResult =>
  render(stage(component, settings));

/** The element that took the rest of the props. */
export function probe(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-probe="here"]');
  if (!found) throw new Error('The component did not pass on its data attributes.');
  return found;
}

/** Where the component stands, or the button before or after it. */
export function staged(part: 'before' | 'place' | 'after'): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-stage="${part}"]`);
  if (!found) throw new Error('Nothing is on the stage; show a component first.');
  return found;
}
