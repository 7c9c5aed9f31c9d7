import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ConformanceOptions } from '../ConformanceOptions.ts';
import { eventually, probe, stage } from '../stage.tsx';

/** What the server rendered is taken over by the browser as it stands. */
export function describeHydration({ create, portal, appear = async () => undefined }: ConformanceOptions) {
  it('takes over what the server rendered', async () => {
    const component = stage(create({ 'data-probe': 'here' }));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(component);
    const served = container.querySelector('[data-probe="here"]');
    if (portal) expect(served).toBeNull();
    else expect(served).not.toBeNull();

    const complain = vi.fn();
    const root = hydrateRoot(container, component, { onRecoverableError: complain });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await eventually(() => expect(document.documentElement.lang).toBe('en'));
    await appear();
    await eventually(probe);
    if (served) expect(probe()).toBe(served);
    expect(complain).not.toHaveBeenCalled();
  });
}
