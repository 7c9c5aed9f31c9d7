import { useSortable } from '@dnd-kit/sortable';
import { formatSize } from '@franca/ui/DropZone';
import { Icon } from '@franca/ui/Icon';
import { useFormat } from '@franca/ui/i18n';
import { useLoad } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { ImageOff, Pencil, Play, X } from 'lucide-react';
import { type CSSProperties, useCallback, useId, useState } from 'react';
import type { OutgoingFile } from '../core/model/OutgoingMessage.ts';
import { editedFormats, editObstacle } from '../core/photos/editObstacle.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useSource } from '../hooks/useSource.ts';
import { fileIconOf } from '../kinds/file/fileIconOf.ts';
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
  /** Opens its editor; undefined where there is none. */
  onEdit: (() => void) | undefined;
}

/** One file of the tray: what it shows is the handle that moves it. Renders a `<li>`. */
export function TrayItem({ file, position, count, onRemove, onEdit }: TrayItemProps) {
  const text = usePartText();
  const format = useFormat();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: file.id, attributes: { roleDescription: text('trayMovable') } });
  const { source } = file;
  // An edited picture is another one.
  const [unshown, setUnshown] = useState<OutgoingFile['source'] | null>(null);
  const isShown = unshown !== source;
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
        <TrayThumbnail file={file} isShown={isShown} onError={() => setUnshown(source)} />
      </button>
      <bdi className={styles.name} title={file.name}>
        {file.name}
      </bdi>
      <span className={styles.size}>{formatSize(file.source.size, format)}</span>
      <span className={styles.note} role="status">
        {/* What every browser draws is damaged then, and nobody knows what is left of it. */}
        {isShown ? null : text(editedFormats[file.mime ?? ''] ? 'trayDamaged' : 'trayNotShown')}
      </span>
      {onEdit && isShown ? <EditButton file={file} onEdit={onEdit} /> : null}
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
  /** Whether this browser can show it, as far as is known. */
  isShown: boolean;
  /** Called when it cannot. */
  onError: () => void;
}

/** What a chosen file looks like: the picture, the beginning of the video, or a sign. Renders an element without words. */
function TrayThumbnail({ file, isShown, onError }: TrayThumbnailProps) {
  const source = useSource(file.source);
  if (!isShown) return <Icon icon={ImageOff} size="large" />;
  if (file.type === 'image') {
    // A dragged picture would count as a file that is dropped onto the conversation.
    return source ? (
      <img className={styles.picture} src={source} alt="" draggable={false} onError={onError} />
    ) : null;
  }
  if (file.type !== 'video') return <Icon icon={fileIconOf(file)} size="large" />;
  return (
    <>
      <video className={styles.picture} src={source} muted playsInline preload="metadata" />
      <span className={styles.play}>
        <Icon icon={Play} size="small" />
      </span>
    </>
  );
}

/** Props of {@link EditButton}. */
interface EditButtonProps {
  /** The picture. */
  file: OutgoingFile;
  /** Opens its editor. */
  onEdit: () => void;
}

const reasons = { animated: 'photoEditAnimated', format: 'photoEditFormat' } as const;

/** Opens the editor of a picture, or says why it has none. Renders a `<button>`. */
function EditButton({ file, onEdit }: EditButtonProps) {
  const text = usePartText();
  const toast = useToast();
  const id = useId();
  const { source } = file;
  const { result: obstacle, status } = useLoad(useCallback(() => editObstacle(source), [source]));
  // A file that was moved meanwhile says so itself, when it is opened.
  const reason = obstacle ? text(reasons[obstacle]) : undefined;
  return (
    <>
      <button
        type="button"
        className={styles.edit}
        title={reason ?? text('photoEdit', { name: file.name })}
        aria-label={text('photoEdit', { name: file.name })}
        aria-disabled={reason !== undefined}
        aria-describedby={reason ? id : undefined}
        disabled={status === 'pending'}
        onClick={() => (reason ? toast.show({ content: reason }) : onEdit())}
      >
        <Icon icon={Pencil} size="small" />
      </button>
      {reason ? (
        <VisuallyHidden id={id} aria-hidden="true">
          {reason}
        </VisuallyHidden>
      ) : null}
    </>
  );
}
