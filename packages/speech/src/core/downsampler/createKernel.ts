import { createPlainKernel } from './createPlainKernel.ts';
import { createSimdKernel } from './createSimdKernel.ts';
import type { FilterDesign } from './FilterDesign.ts';
import type { Kernel } from './Kernel.ts';

/** The fastest kernel that runs here; no reason is asked when it is the plain one. */
export function createKernel(design: FilterDesign, capacity: number): Kernel {
  try {
    return createSimdKernel(design, capacity);
  } catch {
    return createPlainKernel(design, capacity);
  }
}
