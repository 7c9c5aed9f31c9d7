export type { ComponentGuide } from './ComponentGuide.ts';
export { contrast } from './contrast.ts';
export { type ConformanceOptions, describeConformance } from './describeConformance.tsx';
export { withZoom } from './withZoom.tsx';
