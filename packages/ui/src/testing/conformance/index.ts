export type { ConformanceOptions, KeyboardOptions, ValueOptions } from './ConformanceOptions.ts';
export { describeConformance } from './describeConformance.tsx';
export { describeEveryExport, type EveryExportOptions, exportedComponents } from './describeEveryExport.ts';
export type { KeyboardPatternName } from './keyboard/patterns.ts';
export { make, nothing } from './make.tsx';
export { eventually } from './stage.tsx';
