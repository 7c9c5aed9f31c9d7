import type { ComponentType } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ChatSlots } from './ChatSlots.ts';
import { haveSameSlots } from './haveSameSlots.ts';
import { mergeSlots } from './mergeSlots.ts';
import type { SlotName } from './SlotName.ts';

const [Bubble, Heading, Poll, Vote]: ComponentType<object>[] = [1, 2, 3, 4].map(() => () => null);

describe('slots', () => {
  it('are typed one by one', () => {
    expectTypeOf<keyof ChatSlots>().toEqualTypeOf<SlotName | 'kinds'>();
  });

  it('of an inner provider replace those of an outer one, and leave the others', () => {
    const outer = { MessageBubble: Bubble, kinds: { poll: Poll } };
    const inner = { DayHeading: Heading, MessageBubble: undefined, kinds: { vote: Vote } };
    expect(mergeSlots(outer, inner)).toEqual({
      MessageBubble: Bubble,
      DayHeading: Heading,
      kinds: { poll: Poll, vote: Vote },
    });
    expect(mergeSlots(outer, { MessageBubble: Heading })).toEqual({ ...outer, MessageBubble: Heading });
    expect(mergeSlots(outer, undefined)).toBe(outer);
  });

  it('are the same when the same components stand in them, whatever object holds them', () => {
    const slots = { MessageBubble: Bubble, kinds: { poll: Poll } };
    expect(haveSameSlots(slots, { ...slots, kinds: { ...slots.kinds } })).toBe(true);
    expect(haveSameSlots(slots, { MessageBubble: Bubble })).toBe(false);
    expect(haveSameSlots(slots, { ...slots, MessageBubble: Heading })).toBe(false);
    expect(haveSameSlots(slots, { ...slots, kinds: { poll: Vote } })).toBe(false);
    expect(haveSameSlots({}, { kinds: {} })).toBe(true);
  });
});
