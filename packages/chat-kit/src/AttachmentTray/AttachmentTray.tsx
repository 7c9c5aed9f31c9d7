import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { createSlot, useMergedRef } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { type ComponentProps, useRef } from 'react';
import type { OutgoingFile } from '../core/model/OutgoingMessage.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './AttachmentTray.styles.ts';
import { TrayItem } from './TrayItem.tsx';

/** Props of {@link AttachmentTray}. */
export interface AttachmentTrayProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The files, in the order in which they will be sent. */
  files: readonly OutgoingFile[];
  /** Puts a file into the place of another. */
  onMove: (id: string, overId: string) => void;
  /** Takes a file out. */
  onRemove: (id: string) => void;
  /** Opens the editor of a picture. Default: none is offered. */
  onEdit?: (id: string) => void;
  /** The last file was taken out; the focus needs another place. */
  onEmpty?: () => void;
}

/** The files stand in one row. */
const alongTheRow: Modifier = ({ transform }) => ({ ...transform, y: 0 });

/**
 * The files that go with the next message: thumbnail, name and size each. They change places by mouse, by a long press, or
 * by the keyboard: Space lifts, the arrows move, Space puts down, Escape puts back. Renders a `<ul>`.
 */
export const AttachmentTray = createSlot(
  'AttachmentTray',
  function AttachmentTray({
    files,
    onMove,
    onRemove,
    onEdit,
    onEmpty,
    className,
    ref,
    ...rest
  }: AttachmentTrayProps) {
    const text = usePartText();
    const list = useRef<HTMLUListElement>(null);
    const merged = useMergedRef(list, ref);
    const sensors = useSensors(
      useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
      // A finger that moves at once scrolls the row.
      useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
      useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
    );

    const say = (
      key: 'trayLifted' | 'trayOver' | 'trayDropped',
      id: UniqueIdentifier,
      at?: UniqueIdentifier,
    ) =>
      text(key, {
        name: files.find((file) => file.id === id)?.name ?? '',
        position: files.findIndex((file) => file.id === (at ?? id)) + 1,
        count: files.length,
      });
    const announcements: Announcements = {
      onDragStart: ({ active }) => say('trayLifted', active.id),
      onDragOver: ({ active, over }) => (over ? say('trayOver', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => say('trayDropped', active.id, over?.id),
      onDragCancel: ({ active }) => say('trayDropped', active.id),
    };

    const remove = (id: string): void => {
      const place = files.findIndex((file) => file.id === id);
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
      const next = buttons[place + 1] ?? buttons[place - 1];
      onRemove(id);
      if (next) next.focus();
      else onEmpty?.();
    };

    return (
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[alongTheRow]}
        accessibility={{ announcements, screenReaderInstructions: { draggable: text('trayHelp') } }}
        onDragEnd={({ active, over }) => over && onMove(String(active.id), String(over.id))}
      >
        <SortableContext items={files.map(({ id }) => id)} strategy={rectSortingStrategy}>
          <ul
            {...rest}
            ref={merged}
            className={cx(styles.root, className)}
            data-fr-part="attachment-tray"
            aria-label={text('tray')}
          >
            {files.map((file, index) => (
              <TrayItem
                key={file.id}
                file={file}
                position={index + 1}
                count={files.length}
                onRemove={() => remove(file.id)}
                onEdit={onEdit && file.type === 'image' ? () => onEdit(file.id) : undefined}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    );
  },
);
