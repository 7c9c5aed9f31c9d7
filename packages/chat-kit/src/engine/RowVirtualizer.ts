import type { Virtualizer } from '@tanstack/virtual-core';

/** The library behind the engine, as the engine's parts know it. */
export type RowVirtualizer = Virtualizer<HTMLElement, HTMLElement>;
