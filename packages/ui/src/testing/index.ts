export type { ComponentGuide } from './ComponentGuide.ts';
export { contrast } from './contrast.ts';
export { withZoom } from './withZoom.tsx';
