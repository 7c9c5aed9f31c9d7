import { formatLength } from '@franca/ui/core';

/** The length of a whole voice message as `m:ss`, to the nearest second and never less than one. */
export function lengthShown(milliseconds: number): string {
  return formatLength(Math.max(1000, Math.round(milliseconds / 1000) * 1000));
}
