import { useFileTarget } from '@franca/ui/DropZone';
import type { ClipboardEventHandler, RefObject } from 'react';
import { type AttachmentsModel, useAttachments } from '../hooks/useAttachments.ts';
import type { ComposerTool } from './ComposerTool.ts';
import { type FileToolsModel, useFileTools } from './useFileTools.ts';

/** The files of a composer. */
export interface ComposerFilesModel {
  /** The chosen files; nothing is drawn of them where the backend takes none. */
  readonly attachments: AttachmentsModel;
  /** Tools that choose files; none where the backend takes no files. */
  readonly tools: readonly ComposerTool[];
  /** Props of the hidden inputs behind the tools. */
  readonly inputProps: FileToolsModel['inputProps'];
  /** Takes files from the clipboard. */
  readonly onPaste: ClipboardEventHandler<HTMLElement> | undefined;
}

const noTools: readonly ComposerTool[] = [];

/** The choosing of files in a composer; the cursor goes to the text, so that Enter sends. */
export function useComposerFiles(
  topicId: string,
  area: RefObject<HTMLTextAreaElement | null>,
  isDisabled = false,
): ComposerFilesModel {
  const attachments = useAttachments(topicId);
  const { draft, isOffered } = attachments;
  const add = (files: readonly File[], folders?: ReadonlySet<File>): void => {
    draft.add(files, folders);
    // A phone would cover half of what was chosen with its keyboard.
    if (!window.matchMedia('(pointer: coarse)').matches) area.current?.focus();
  };
  const { tools, inputProps } = useFileTools(add);
  const { targetProps } = useFileTarget({ disabled: !isOffered || isDisabled, onFiles: add });
  return { attachments, tools: isOffered ? tools : noTools, inputProps, onPaste: targetProps.onPaste };
}
