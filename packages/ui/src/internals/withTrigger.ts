import { cloneElement, type ReactElement } from 'react';

/** An element that opens something; it must pass its props and ref on to a DOM element. */
export type Trigger = ReactElement<Record<string, unknown>>;

/** The trigger with the handlers, attributes and ref that make it open something; its own props come first. */
export function withTrigger(
  trigger: Trigger,
  ref: (node: Element | null) => void,
  getProps: (own: Record<string, unknown>) => Record<string, unknown>,
): Trigger {
  return cloneElement(trigger, { ...getProps(trigger.props), ref });
}
