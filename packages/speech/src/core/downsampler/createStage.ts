import { copyStage } from './copyStage.ts';
import { createFilterStage } from './createFilterStage.ts';
import { createKernel } from './createKernel.ts';
import { createPlainKernel } from './createPlainKernel.ts';
import type { DownsamplerOptions } from './DownsamplerOptions.ts';
import { designFilter } from './designFilter.ts';
import type { Stage } from './Stage.ts';

/** Samples kept beside those under the filter; how often they are moved together, and nothing else, depends on it. */
const capacityBesideFilter = 4_096;

/** Chooses filter and kernel for rates that have been checked. */
export function createStage({ from, to = 16_000, profile = 'strict', engine }: DownsamplerOptions): Stage {
  if (from === to) return copyStage;
  const design = designFilter(from, to, profile);
  const create = engine === 'plain' ? createPlainKernel : createKernel;
  return createFilterStage(design, create(design, design.stride + capacityBesideFilter), from);
}
