export { DropZone, type DropZoneProps } from './DropZone.tsx';
export { formatSize, formatSizeLimit } from './formatSize.ts';
export type { FileLimits, RefusalReason, RefusedFile } from './sortFiles.ts';
export { type FileTarget, type FileTargetOptions, useFileTarget } from './useFileTarget.ts';
