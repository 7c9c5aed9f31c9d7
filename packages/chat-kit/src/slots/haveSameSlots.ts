import type { FilledSlots } from './SlotContext.ts';

function haveSameParts(left: object, right: object): boolean {
  const parts = new Map<string, unknown>(Object.entries(left));
  const others = Object.entries(right);
  return parts.size === others.length && others.every(([name, part]) => parts.get(name) === part);
}

/** Whether the same components stand in the same slots. */
export function haveSameSlots(left: FilledSlots, right: FilledSlots): boolean {
  const { kinds: leftKinds = {}, ...leftParts } = left;
  const { kinds: rightKinds = {}, ...rightParts } = right;
  return haveSameParts(leftParts, rightParts) && haveSameParts(leftKinds, rightKinds);
}
