import { useSortable } from '@dnd-kit/sortable';
import { formatSize } from '@franca/ui/DropZone';
import { Icon } from '@franca/ui/Icon';
import { useFormat } from '@franca/ui/i18n';
import { FileText, Play, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { OutgoingFile } from '../core/model/OutgoingMessage.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useSource } from '../hooks/useSource.ts';
import * as styles from './AttachmentTray.styles.ts';

/** Props of {@link TrayItem}. */
export interface TrayItemProps {
  /** The file. */
  file: OutgoingFile;
  /** Its place, counted from 1. */
  position: number;
  /** How many files there are. */
  count: number;
  /** Takes it out. */
  onRemove: () => void;
}

/** One file of the tray: what it shows is the handle that moves it. Renders a `<li>`. */
export function TrayItem({ file, position, count, onRemove }: TrayItemProps) {
  const text = usePartText();
  const format = useFormat();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: file.id, attributes: { roleDescription: text('trayMovable') } });
  const style: CSSProperties = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  };
  return (
    <li ref={setNodeRef} className={styles.item} style={style} data-state={isDragging ? 'lifted' : 'still'}>
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={text('trayItem', { name: file.name, position, count })}
      >
        <TrayThumbnail file={file} />
      </button>
      <bdi className={styles.name} title={file.name}>
        {file.name}
      </bdi>
      <span className={styles.size}>{formatSize(file.source.size, format)}</span>
      <button
        type="button"
        className={styles.remove}
        data-remove=""
        title={text('removeFile', { name: file.name })}
        aria-label={text('removeFile', { name: file.name })}
        onClick={onRemove}
      >
        <Icon icon={X} size="small" />
      </button>
    </li>
  );
}

/** Props of {@link TrayThumbnail}. */
interface TrayThumbnailProps {
  /** The file. */
  file: OutgoingFile;
}

/** What a chosen file looks like: the picture, the beginning of the video, or a sign. Renders an element without words. */
function TrayThumbnail({ file }: TrayThumbnailProps) {
  const source = useSource(file.source);
  if (file.type === 'image') {
    // A dragged picture would count as a file that is dropped onto the conversation.
    return source ? <img className={styles.picture} src={source} alt="" draggable={false} /> : null;
  }
  if (file.type !== 'video') return <Icon icon={FileText} size="large" />;
  return (
    <>
      <video className={styles.picture} src={source} muted playsInline preload="metadata" />
      <span className={styles.play}>
        <Icon icon={Play} size="small" />
      </span>
    </>
  );
}
