import { File as FileIcon, Image } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerTool } from './ComposerTool.ts';

/** The tools that choose files, and the inputs they need. */
export interface FileToolsModel {
  /** Photos and videos, and any file. */
  readonly tools: readonly ComposerTool[];
  /** Props of the hidden inputs behind them, by the id of the tool. */
  readonly inputProps: Readonly<Record<'media' | 'file', ComponentProps<'input'>>>;
}

/** Tools that open the device's choice of files, and call back with what was chosen. */
export function useFileTools(onFiles: (files: readonly File[]) => void): FileToolsModel {
  const text = useChatText();
  const media = useRef<HTMLInputElement>(null);
  const any = useRef<HTMLInputElement>(null);
  const shared: ComponentProps<'input'> = {
    type: 'file',
    hidden: true,
    multiple: true,
    onChange: (event) => {
      const files = [...(event.target.files ?? [])];
      // Emptied, so that choosing the same file again is a change as well.
      event.target.value = '';
      if (files.length > 0) onFiles(files);
    },
  };
  return {
    tools: [
      { id: 'media', label: text('attachMedia'), icon: Image, onSelect: () => media.current?.click() },
      { id: 'file', label: text('attachFile'), icon: FileIcon, onSelect: () => any.current?.click() },
    ],
    inputProps: {
      media: { ...shared, ref: media, accept: 'image/*,video/*' },
      file: { ...shared, ref: any },
    },
  };
}
