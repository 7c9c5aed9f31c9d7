import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { ConformanceOptions } from './ConformanceOptions.ts';
import { describeConformance } from './describeConformance.tsx';

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  // What `memo` and `lazy` make is an object with a mark of React; so is a context, which is no component here.
  (typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    /memo|lazy|forward/.test(String(value.$$typeof)));

/** The names of the components among the exports of a package, in order. */
export const exportedComponents = (exports: Record<string, unknown>): string[] =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
    .map(([name]) => name)
    .sort();

/** What {@link describeEveryExport} needs to know of a package. */
export interface EveryExportOptions {
  /** Everything that the package exports, such as `import * as ui from '../index.ts'`. */
  exports: Record<string, unknown>;
  /** How each component is made for the suite, by name. */
  suites: Readonly<Record<string, ConformanceOptions>>;
  /** Components that the suite does not fit, by name, with the reason. */
  apart?: Readonly<Record<string, string>>;
}

/**
 * Runs {@link describeConformance} over every component that a package exports, and fails when one of them has no entry.
 * Prints how each has fared.
 */
export function describeEveryExport({ exports, suites, apart = {} }: EveryExportOptions): void {
  const failed = new Set<string>();
  const counts: Record<string, number> = {};

  afterEach(({ task }) => {
    const component = task.suite?.name ?? '';
    counts[component] = (counts[component] ?? 0) + 1;
    if (task.result?.state === 'fail') failed.add(component);
  });

  for (const [name, suite] of Object.entries(suites)) describeConformance(name, suite);

  describe('the conformance suite', () => {
    it('has an entry for every component that the package exports, and for no other', () => {
      expect(Object.keys({ ...suites, ...apart }).sort()).toEqual(exportedComponents(exports));
    });
  });

  afterAll(() => {
    const names = Object.keys(suites).sort();
    const passed = names.filter((name) => counts[name] && !failed.has(name));
    const lines = names.map(
      (name) => `  ${passed.includes(name) ? '✓' : '✗'} ${name} (${counts[name] ?? 0} tests)`,
    );
    console.log([...lines, `Conformance: ${passed.length} of ${names.length} components`].join('\n'));
  });
}
