import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as ui from '../index.ts';
import { exportedComponents } from './conformance/exportedComponents.ts';
import { suites } from './conformance/suites.ts';
import { describeConformance } from './describeConformance.tsx';
import { describeThemes } from './describeThemes.tsx';

const failed = new Set<string>();
const counts: Record<string, number> = {};

afterEach(({ task }) => {
  const component = task.suite?.name ?? '';
  counts[component] = (counts[component] ?? 0) + 1;
  if (task.result?.state === 'fail') failed.add(component);
});

for (const [name, suite] of Object.entries(suites)) describeConformance(name, suite);

describeThemes();

// These render no element of their own; each has tests of its own.
const apart = ['FrancaProvider', 'I18nProvider'];

describe('the conformance suite', () => {
  it('holds every component that the package exports', () => {
    expect([...Object.keys(suites), ...apart].sort()).toEqual(exportedComponents(ui));
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
