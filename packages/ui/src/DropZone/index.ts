export { DropZone, type DropZoneProps } from './DropZone.tsx';
export { formatSize } from './formatSize.ts';
export type { RefusalReason, RefusedFile } from './RefusedFile.ts';
export type { FileLimits } from './sortFiles.ts';
export { type FileTarget, type FileTargetOptions, useFileTarget } from './useFileTarget.ts';
