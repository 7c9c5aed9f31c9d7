import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';
import { display } from './conformance/display.tsx';
import { floating } from './conformance/floating.tsx';
import { forms } from './conformance/forms.tsx';
import { describeConformance } from './describeConformance.tsx';

const suites = { ...display, ...floating, ...forms };

for (const [name, suite] of Object.entries(suites)) describeConformance(name, suite);

// These render no element of their own, or only beside another; each has tests of its own.
const apart = ['FrancaProvider', 'I18nProvider', 'Tooltip'];

describe('the conformance suite', () => {
  it('holds every component that the package exports', () => {
    const components = Object.entries(ui)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name]) => name);
    expect([...Object.keys(suites), ...apart].sort()).toEqual(components.sort());
  });
});
