export { contrast } from './contrast.ts';
export { type ConformanceOptions, describeConformance } from './describeConformance.tsx';
