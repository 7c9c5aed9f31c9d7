import { useFileTarget } from '@franca/ui/DropZone';
import type { ComponentProps } from 'react';
import { useAttachments } from './useAttachments.ts';

/** An element as a place where files are dropped. */
export interface FileDropModel {
  /** Whether files are held over it. */
  readonly isOver: boolean;
  /** Props of the element. */
  readonly targetProps: Partial<ComponentProps<'section'>>;
}

/**
 * Lets files be dropped anywhere onto an element, or pasted into it: they are added to the message that is being written
 * in a topic. Without a backend for files, nothing.
 */
export function useFileDrop(topicId: string, onTaken: () => void, disabled = false): FileDropModel {
  const { draft, isOffered } = useAttachments(topicId);
  const { isOver, targetProps } = useFileTarget({
    disabled: disabled || !isOffered,
    onFiles: (files, folders) => {
      draft.add(files, folders);
      onTaken();
    },
  });
  return { isOver, targetProps };
}
