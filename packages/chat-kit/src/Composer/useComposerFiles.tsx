import { useFileTarget } from '@franca/ui/DropZone';
import type { ClipboardEventHandler, ReactNode, RefObject } from 'react';
import { useAttachments } from '../hooks/useAttachments.ts';
import { ComposerFiles } from './ComposerFiles.tsx';
import type { ComposerTool } from './ComposerTool.ts';
import { useFileTools } from './useFileTools.tsx';

/** The files of a composer. */
export interface ComposerFilesModel {
  /** Tools that choose files; none where the backend takes no files. */
  readonly tools: readonly ComposerTool[];
  /** The chosen files, to stand above the text. */
  readonly tray: ReactNode;
  /** Takes files from the clipboard. */
  readonly onPaste: ClipboardEventHandler<HTMLElement> | undefined;
}

const noTools: readonly ComposerTool[] = [];

/** The choosing of files in a composer; the cursor goes to the text, so that Enter sends. */
export function useComposerFiles(
  topicId: string,
  area: RefObject<HTMLTextAreaElement | null>,
): ComposerFilesModel {
  const attachments = useAttachments(topicId);
  const { draft, isOffered } = attachments;
  const add = (files: readonly File[], folders?: ReadonlySet<File>): void => {
    draft.add(files, folders);
    // A phone would cover half of what was chosen with its keyboard.
    if (!window.matchMedia('(pointer: coarse)').matches) area.current?.focus();
  };
  const { tools, inputs } = useFileTools(add);
  const { targetProps } = useFileTarget({ disabled: !isOffered, onFiles: add });
  return {
    tools: isOffered ? tools : noTools,
    tray: isOffered ? (
      <>
        {inputs}
        <ComposerFiles attachments={attachments} onDone={() => area.current?.focus()} />
      </>
    ) : null,
    onPaste: targetProps.onPaste,
  };
}
