import { cloneElement, type ReactElement, type Ref } from 'react';
import { joinHandlers } from './joinHandlers.ts';

/** An element that opens something; it must pass its props and ref on to a DOM element. */
export type Trigger = ReactElement<Record<string, unknown>>;

/** The ref that a trigger was given by its owner. */
export const refOfTrigger = (trigger: Trigger | undefined) =>
  trigger?.props.ref as Ref<HTMLElement> | undefined;

/** The class that a trigger was given by its owner. */
export const classOfTrigger = ({ props: { className } }: Trigger): string | false =>
  typeof className === 'string' && className;

/** The trigger with what makes it open something; its own handlers are called first. */
export function withTrigger(trigger: Trigger, props: Record<string, unknown>): Trigger {
  return cloneElement(trigger, joinHandlers(trigger.props, props));
}
