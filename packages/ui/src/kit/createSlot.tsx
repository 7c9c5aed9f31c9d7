import { type ComponentType, type FunctionComponent, type ReactNode, use, useState } from 'react';
import { sharedContext } from '../internals/sharedContext.ts';

/** A component that an application can replace: it renders the application's component, or else its own. */
export interface Slot<Name extends string, Props> extends FunctionComponent<Props> {
  /** Its name, which is also the key in `slots`. */
  readonly displayName: Name;
  /** What is rendered where an application fills nothing in; made to be wrapped. */
  readonly Default: ComponentType<Props>;
}

/**
 * The `slots` prop of a kit, from its set of slots: one optional key for each, typed by its props.
 *
 * @example type ChatSlots = SlotsOf<typeof DayHeading | typeof Quote>;
 */
export type SlotsOf<Each extends { readonly displayName: string; readonly Default: unknown }> = {
  readonly [Name in Each['displayName']]?: Extract<Each, { displayName: Name }>['Default'] | null | undefined;
};

/** Components by slot; a plain object in it is a group, such as components by the kind of message. */
export type FilledSlots = Readonly<Record<string, unknown>>;

/** Props of a `SlotProvider`. */
export interface SlotProviderProps<Slots extends object> {
  /** The parts to replace below; those of a provider further out stay where these say nothing. */
  slots: Slots | undefined;
  /** The views. */
  children: ReactNode;
}

const isGroup = (part: unknown): part is FilledSlots =>
  typeof part === 'object' && part !== null && !('$$typeof' in part);

/** Lays slots over others; what `over` leaves open stays as it was, also within a group. */
export function mergeSlots(under: FilledSlots, over: FilledSlots | undefined): FilledSlots {
  if (!over) return under;
  const filled = Object.entries(over).flatMap(([name, part]) => {
    if (part === undefined) return [];
    const outer = under[name];
    return [[name, isGroup(part) && isGroup(outer) ? mergeSlots(outer, part) : part]];
  });
  return { ...under, ...Object.fromEntries(filled) };
}

/** Whether the same components stand in the same slots, whatever objects hold them. */
export function haveSameSlots(left: FilledSlots, right: FilledSlots): boolean {
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return names.every((name) => {
    const [one = {}, other = {}] = [left[name], right[name]];
    return one === other || (isGroup(one) && isGroup(other) && haveSameSlots(one, other));
  });
}

const SlotContext = sharedContext<FilledSlots>('Slots', {});

/**
 * The component with which an application fills a slot, if there is one; null where it empties the slot.
 *
 * @param name of the slot, or of a group of them
 * @param member of the group, such as the kind of message
 */
export function useFilledSlot<Props>(name: string, member?: string): ComponentType<Props> | null | undefined {
  const part = use(SlotContext)[name];
  const filled = member === undefined || !isGroup(part) ? part : part[member];
  // The type of `slots` lets in only what takes the props of the component that it replaces.
  return filled as ComponentType<Props> | null | undefined;
}

/** What fills the slots at this place, by name; null where an application empties one. */
export function useFilledSlots(): FilledSlots {
  return use(SlotContext);
}

/** Fills slots for the views below it. Renders no element. */
export function SlotProvider<Slots extends object>({ slots, children }: SlotProviderProps<Slots>) {
  const outer = use(SlotContext);
  const next = mergeSlots(outer, slots as FilledSlots | undefined);
  const [filled, setFilled] = useState(next);
  // An object literal with the same components in it must not render every view again.
  const isSame = haveSameSlots(filled, next);
  if (!isSame) setFilled(next);
  return <SlotContext value={isSame ? filled : next}>{children}</SlotContext>;
}

/**
 * Makes a component that an application can replace: it renders what fills the slot of its name at this place, or else
 * `Own`; null in `slots` renders nothing. All kits share the names, so that one `Avatar` fits everywhere: what only one kit has is named after it.
 *
 * @param name is the key in `slots`, and what React calls the component in messages
 * @example export const DayHeading = createSlot('DayHeading', (props: DayHeadingProps) => <h3 {...props} />);
 */
export function createSlot<const Name extends string, Props extends object>(
  name: Name,
  Own: ComponentType<Props>,
): Slot<Name, Props> {
  function Resolved(props: Props) {
    const filled = useFilledSlot<Props>(name);
    if (filled === null) return null;
    const Part = filled ?? Own;
    return <Part {...props} />;
  }
  return Object.assign(Resolved, { displayName: name, Default: Own });
}
