import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { DayHeading, type DayHeadingProps } from '../DayHeading/DayHeading.tsx';
import * as main from '../index.ts';
import * as panels from '../panels.ts';
import type { ChatSlots, SlotName } from './ChatSlots.ts';

describe('slots', () => {
  it('take what has the props of the component that stands there otherwise, and null for nothing', () => {
    expectTypeOf<ChatSlots['DayHeading']>().toEqualTypeOf<
      ComponentType<DayHeadingProps> | null | undefined
    >();
  });

  it('have the name of their component, and give what the kit draws', () => {
    expect(DayHeading.displayName).toBe('DayHeading');
    expectTypeOf(DayHeading.Default).toEqualTypeOf<ComponentType<DayHeadingProps>>();
  });

  it('are exported under their name with what the kit draws, so that each can be wrapped, and stand in the README', () => {
    const exported = { ...main, ...panels };
    expectTypeOf<Exclude<SlotName, keyof typeof exported>>().toEqualTypeOf<never>();
    const parts = Object.entries(exported).flatMap(([name, part]) =>
      typeof part === 'function' && 'Default' in part ? [[name, part] as const] : [],
    );
    expect(parts.length).toBeGreaterThan(30);
    for (const [name, part] of parts) {
      expect(part.displayName).toBe(name);
      expect(part.Default).toBeTruthy();
    }
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const [, list = ''] =
      /\nThe slots, each named like the component in it:([\s\S]*?)\n\n/.exec(readme) ?? [];
    const unnamed = parts.map(([name]) => name).filter((name) => !list.includes(`\`${name}\``));
    expect(unnamed).toEqual([]);
  });
});
