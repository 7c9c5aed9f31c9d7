import { it } from 'vitest';
import type { ConformanceOptions } from '../ConformanceOptions.ts';
import { patterns } from '../keyboard/patterns.ts';
import { show } from '../stage.tsx';

/** The keys of the pattern that the component follows, pressed for real. */
export function describeKeyboard({ create, keyboard, appear = async () => undefined }: ConformanceOptions) {
  const options = typeof keyboard === 'string' ? { pattern: keyboard } : keyboard;
  const make = options.create ?? create;
  for (const [statement, test] of Object.entries(patterns[options.pattern])) {
    it(`${statement} (${options.pattern})`, () =>
      test({
        show: (props, settings) => void show(make({ 'data-probe': 'here', ...props }), settings),
        appear,
        text: options.text ?? 'ab',
      }));
  }
}
