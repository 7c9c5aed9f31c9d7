import { File as FileIcon, Image } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerTool } from './ComposerTool.ts';

/** The tools that choose files, with the elements they need. */
export interface FileToolsModel {
  /** Photos and videos, and any file (1 §2). */
  readonly tools: readonly ComposerTool[];
  /** The hidden inputs behind them; to stand beside the tools. */
  readonly inputs: ReactNode;
}

/** Tools that open the device's choice of files, and hand over what was chosen. */
export function useFileTools(onFiles: (files: readonly File[]) => void): FileToolsModel {
  const text = useChatText();
  const media = useRef<HTMLInputElement>(null);
  const any = useRef<HTMLInputElement>(null);
  const input = (accept: string | undefined, ref: typeof any): ReactNode => (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={accept}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Emptied, so that choosing the same file again is a change as well.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return {
    tools: [
      { id: 'media', label: text('attachMedia'), icon: Image, onSelect: () => media.current?.click() },
      { id: 'file', label: text('attachFile'), icon: FileIcon, onSelect: () => any.current?.click() },
    ],
    inputs: (
      <>
        {input('image/*,video/*', media)}
        {input(undefined, any)}
      </>
    ),
  };
}
