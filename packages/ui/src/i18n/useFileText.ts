import { type FileText, files } from '../strings/files.ts';
import { createTextHook } from './createTextHook.ts';

/** The texts of `FileButton` and `DropZone` in the interface language. */
export const useFileText = createTextHook<FileText>(files);
