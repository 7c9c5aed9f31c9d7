import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import type { ConformanceOptions } from './conformance/ConformanceOptions.ts';
import { describeAccessibility } from './conformance/checks/describeAccessibility.tsx';
import { describeDisabled } from './conformance/checks/describeDisabled.tsx';
import { describeHydration } from './conformance/checks/describeHydration.tsx';
import { describeKeyboard } from './conformance/checks/describeKeyboard.tsx';
import { describeMirror } from './conformance/checks/describeMirror.tsx';
import { describeProps } from './conformance/checks/describeProps.tsx';
import { describeValue } from './conformance/checks/describeValue.tsx';

export type { ConformanceOptions } from './conformance/ConformanceOptions.ts';

/**
 * The tests that every component of the design system passes, in a real browser: what it is given arrives where the
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
