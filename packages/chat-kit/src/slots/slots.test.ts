import type { ComponentType } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { DayHeading, type DayHeadingProps } from '../DayHeading/DayHeading.tsx';
import type { ChatSlots } from './ChatSlots.ts';

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
});
