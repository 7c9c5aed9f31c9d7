import { useFileTarget } from '@franca/ui/DropZone';
import { Icon } from '@franca/ui/Icon';
import { Upload } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useAttachments } from '../hooks/useAttachments.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './FileDrop.styles.ts';

/** A conversation as a place for files. */
export interface FileDropModel {
  /** Props of the conversation. */
  readonly targetProps: Partial<ComponentProps<'section'>>;
  /** Covers the conversation and says what happens, while files are held over it. */
  readonly cover: ReactNode;
}

/** Lets files be dropped anywhere onto a conversation, or pasted into it (1 §2). Without a backend for files, nothing. */
export function useFileDrop(topicId: string, onTaken: () => void): FileDropModel {
  const text = useChatText();
  const { draft, isOffered } = useAttachments(topicId);
  const { isOver, targetProps } = useFileTarget({
    disabled: !isOffered,
    onFiles: (files, folders) => {
      draft.add(files, folders);
      onTaken();
    },
  });
  return {
    targetProps,
    cover: isOver ? (
      <div className={styles.cover} aria-hidden="true">
        <div className={styles.frame}>
          <Icon icon={Upload} size="large" />
          {text('dropFiles')}
        </div>
      </div>
    ) : null,
  };
}
