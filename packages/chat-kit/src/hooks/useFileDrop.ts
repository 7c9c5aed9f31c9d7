import { useFileTarget } from '@franca/ui/DropZone';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { useAttachments } from './useAttachments.ts';

/** An element as a place where files are dropped. */
export interface FileDropModel {
  /** Whether files are held over it. */
  readonly isOver: boolean;
  /** Number of the drop whose files are to be sent now, from 1; they are in the draft of the topic. 0 for none. */
  readonly sending: number;
  /** The files of that drop were sent, or stay in the draft. */
  readonly endSending: (drop: number) => void;
  /** Props of the element. */
  readonly targetProps: Partial<ComponentProps<'section'>>;
}

/**
 * Lets files be dropped anywhere onto an element, or pasted into it. Dropped files are to be sent at once
 * (docs/behaviour/attachments.md, Dropped files); pasted ones, and those that are dropped beside others, are added to the
 * message that is being written in a topic. Without a backend for files, nothing.
 */
export function useFileDrop(topicId: string, onTaken: () => void, disabled = false): FileDropModel {
  const { draft, isOffered } = useAttachments(topicId);
  const [sending, setSending] = useState(0);
  const drops = useRef(0);
  const add = (files: readonly File[], folders: ReadonlySet<File>) => {
    draft.add(files, folders);
    onTaken();
  };
  const onDrop = (files: readonly File[], folders: ReadonlySet<File>) => {
    const isAlone = draft.getSnapshot().files.length === 0;
    add(files, folders);
    if (!isAlone) return;
    drops.current += 1;
    setSending(drops.current);
  };
  const isDisabled = disabled || !isOffered;
  const { isOver, targetProps } = useFileTarget({ disabled: isDisabled, onFiles: onDrop });
  const pasting = useFileTarget({ disabled: isDisabled, onFiles: add });
  return {
    isOver,
    sending,
    endSending: useCallback((drop) => setSending((latest) => (latest === drop ? 0 : latest)), []),
    targetProps: { ...targetProps, onPaste: pasting.targetProps.onPaste },
  };
}
