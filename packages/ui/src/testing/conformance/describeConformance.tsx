import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import type { ConformanceOptions } from './ConformanceOptions.ts';
import { describeAccessibility } from './checks/describeAccessibility.tsx';
import { describeDisabled } from './checks/describeDisabled.tsx';
import { describeHydration } from './checks/describeHydration.tsx';
import { describeKeyboard } from './checks/describeKeyboard.tsx';
import { describeMirror } from './checks/describeMirror.tsx';
import { describeProps } from './checks/describeProps.tsx';
import { describeValue } from './checks/describeValue.tsx';

/**
 * The tests that every component of the design system and of the kits passes, in a real browser: what it is given arrives where the
 * docs say, it holds a value either way, takes the keys of its pattern, has no fault that axe can find, is mirrored
 * in right-to-left languages, hydrates what the server rendered, and React has no complaint through all of it.
 */
export function describeConformance(name: string, options: ConformanceOptions): void {
  describe(name, () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => {
      expect(vi.mocked(console.error).mock.calls).toEqual([]);
    });

    describeProps(options);
    if (options.value) describeValue(options.create, options.value);
    if (options.disableable) describeDisabled(options);
    describeKeyboard(options);
    describeAccessibility(options);
    describeMirror(options);
    describeHydration(options);
  });
}
