/** How much room controls and rows take; on touch every target keeps at least 44 pixels. */
export type Density = 'comfortable' | 'compact';
