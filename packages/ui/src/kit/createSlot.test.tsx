import { render, screen } from '@testing-library/react';
import { type ComponentType, memo } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  createSlot,
  haveSameSlots,
  mergeSlots,
  SlotProvider,
  type SlotsOf,
  useFilledSlot,
} from './createSlot.tsx';

interface HeadingProps {
  /** The day. */
  day: string;
}

const DayHeading = createSlot('DayHeading', ({ day }: HeadingProps) => <h3>{day}</h3>);
const Quote = createSlot('Quote', ({ text }: { text: string }) => <q>{text}</q>);
const Loud = ({ day }: HeadingProps) => <h3>{day.toUpperCase()}</h3>;
const Starred = ({ day }: HeadingProps) => <DayHeading.Default day={`* ${day}`} />;
const Body = () => useFilledSlot('kinds', 'poll') && 'a poll of the application';
type Slots = SlotsOf<typeof DayHeading | typeof Quote>;

describe('createSlot', () => {
  it('renders its own component until an application fills the slot', () => {
    const { rerender } = render(<DayHeading day="today" />);
    expect(screen.getByRole('heading').textContent).toBe('today');
    const slots: Slots = { DayHeading: Loud };
    rerender(
      <SlotProvider slots={slots}>
        <DayHeading day="today" />
      </SlotProvider>,
    );
    expect(screen.getByRole('heading').textContent).toBe('TODAY');
  });

  it('can be wrapped by what fills it', () => {
    const slots: Slots = { DayHeading: Starred };
    render(
      <SlotProvider slots={slots}>
        <DayHeading day="today" />
      </SlotProvider>,
    );
    expect(screen.getByRole('heading').textContent).toBe('* today');
  });

  it('is empty where an application says null', () => {
    const { container } = render(
      <SlotProvider slots={{ DayHeading: null }}>
        <DayHeading day="today" />
      </SlotProvider>,
    );
    expect(container.textContent).toBe('');
  });

  it('is called by its name in messages of React, and gives the type of the prop', () => {
    expect(DayHeading.displayName).toBe('DayHeading');
    expectTypeOf<keyof Slots>().toEqualTypeOf<'DayHeading' | 'Quote'>();
    expectTypeOf<NonNullable<Slots['DayHeading']>>().toEqualTypeOf<ComponentType<HeadingProps>>();
  });

  it('finds a member of a group', () => {
    render(
      <SlotProvider slots={{ kinds: { poll: () => null } }}>
        <Body />
      </SlotProvider>,
    );
    expect(document.body.textContent).toContain('a poll of the application');
  });
});

describe('SlotProvider', () => {
  it('does not render what is below again for a new object with the same components', () => {
    const drawn = vi.fn(({ day }: HeadingProps) => day);
    const below = <DayHeading day="today" />;
    const { rerender } = render(<SlotProvider slots={{ DayHeading: drawn }}>{below}</SlotProvider>);
    rerender(<SlotProvider slots={{ DayHeading: drawn }}>{below}</SlotProvider>);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('leaves to an outer provider what an inner one does not fill', () => {
    const [Bubble, Heading, Poll, Vote] = ['Bubble', 'Heading', 'Poll', 'Vote'].map((name) => () => name);
    const outer = { MessageBubble: Bubble, kinds: { poll: Poll } };
    const inner = { DayHeading: Heading, MessageBubble: undefined, kinds: { vote: Vote } };
    expect(mergeSlots(outer, inner)).toEqual({
      MessageBubble: Bubble,
      DayHeading: Heading,
      kinds: { poll: Poll, vote: Vote },
    });
    expect(mergeSlots(outer, undefined)).toBe(outer);
  });
});

describe('haveSameSlots', () => {
  it('compares components, whatever object holds them', () => {
    const [Bubble, Heading, Poll] = [() => null, memo(() => null), () => null];
    const slots = { MessageBubble: Bubble, DayHeading: Heading, kinds: { poll: Poll } };
    expect(haveSameSlots(slots, { ...slots, kinds: { ...slots.kinds } })).toBe(true);
    expect(haveSameSlots(slots, { MessageBubble: Bubble })).toBe(false);
    expect(haveSameSlots(slots, { ...slots, DayHeading: Poll })).toBe(false);
    expect(haveSameSlots(slots, { ...slots, kinds: { poll: Bubble } })).toBe(false);
    expect(haveSameSlots({}, { kinds: {} })).toBe(true);
  });
});
