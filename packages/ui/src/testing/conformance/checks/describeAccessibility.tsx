import axe from 'axe-core';
import { expect, it } from 'vitest';
import type { ConformanceOptions } from '../ConformanceOptions.ts';
import { eventually, probe, show } from '../stage.tsx';

const modes = (['light', 'dark'] as const).flatMap((theme) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ theme, direction })),
);

/** No violation of any rule of axe-core, in both themes and both directions. */
export function describeAccessibility({ create, appear = async () => undefined }: ConformanceOptions) {
  it.each(modes)('has no fault that axe can find, $theme $direction', async (mode) => {
    show(create({ 'data-probe': 'here' }), mode);
    await appear();
    await eventually(probe);
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // Landmarks are a matter of pages; a menu or a tip lies outside them in every page.
      rules: { region: { enabled: false } },
    });
    expect(
      violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  });
}
