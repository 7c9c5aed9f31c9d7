import { formatSize } from '@franca/ui/DropZone';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useFormat } from '@franca/ui/i18n';
import { Download, MessageSquareText } from 'lucide-react';
import type { Ref } from 'react';
import type { SharedAttachment } from '../core/session/ChatDataPort.ts';
import { shownName } from '../core/text/shownName.ts';
import { useDateText } from '../hooks/useDateText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useSource } from '../hooks/useSource.ts';
import { fileIconOf } from '../kinds/file/fileIconOf.ts';
import * as styles from './StorageView.styles.ts';

/** Props of {@link FileRow}. */
export interface FileRowProps {
  /** The file. */
  item: SharedAttachment;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
  /** Place in the Tab order: -1 inside a gallery that moves by arrow keys. Default 0. */
  tabIndex?: 0 | -1;
  /** The link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** One file that was shared: name, size, date, and the way to its message. Renders a `<div>` with a link. */
export function FileRow({ item, onShowMessage, tabIndex = 0, ref }: FileRowProps) {
  const text = usePartText();
  const format = useFormat();
  const dateText = useDateText();
  const source = useSource(item.source);
  const name = shownName(item.name);
  const facts = [
    item.size === undefined ? null : formatSize(item.size, format),
    dateText(item.sentAt),
  ].filter(Boolean);
  return (
    <div className={styles.fileRow}>
      <a
        ref={ref}
        className={styles.file}
        href={source}
        download={name}
        target="_blank"
        rel="noopener"
        tabIndex={tabIndex}
        title={text('download', { name })}
      >
        <span className={styles.fileIcon}>
          <Icon icon={fileIconOf(item)} />
        </span>
        <span className={styles.fileWords}>
          <span className={styles.fileName}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.fileFacts}>{facts.join(' · ')}</span>
        </span>
        <Icon icon={Download} size="small" className={styles.fileDownload} />
      </a>
      {onShowMessage ? (
        <IconButton
          label={text('showInConversation')}
          tabIndex={tabIndex}
          onClick={() => onShowMessage(item.chatId)}
        >
          <Icon icon={MessageSquareText} size="small" />
        </IconButton>
      ) : null}
    </div>
  );
}
