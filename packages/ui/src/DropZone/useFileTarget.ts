import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

/** Options of {@link useFileTarget}. */
export interface FileTargetOptions {
  /** Files are neither taken nor lost: the browser shows that they cannot be dropped. */
  disabled: boolean;
  /** Called with what was dropped or pasted; `folders` are those among them that cannot be read. */
  onFiles: (files: File[], folders: ReadonlySet<File>) => void;
}

/** What {@link useFileTarget} returns. */
export interface FileTarget {
  /** Files are being held over the element. */
  isOver: boolean;
  /** Handlers of the element; everything inside it belongs to the target. */
  targetProps: {
    /** Files come over the element or something in it. */
    onDragEnter: (event: DragEvent<HTMLElement>) => void;
    /** Files stay over it. */
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    /** Files leave the element or something in it. */
    onDragLeave: (event: DragEvent<HTMLElement>) => void;
    /** Files are dropped. */
    onDrop: (event: DragEvent<HTMLElement>) => void;
    /** Files come from the clipboard. */
    onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  };
}

const hasFiles = (event: DragEvent<HTMLElement>) =>
  // What is dragged in a dialog that stands elsewhere in the page arrives here as well.
  event.currentTarget.contains(event.target as Node) && event.dataTransfer.types.includes('Files');

function foldersAmong(transfer: DataTransfer, files: readonly File[]): Set<File> {
  const entries = [...transfer.items].filter((item) => item.kind === 'file');
  return new Set(files.filter((_, index) => entries[index]?.webkitGetAsEntry?.()?.isDirectory));
}

const isWordsForField = (event: ClipboardEvent<HTMLElement>) => {
  const { types } = event.clipboardData;
  // Word processors put a picture of the words beside the words; in a field, the words are meant.
  return (
    event.target instanceof Element &&
    event.target.matches('input, textarea, [contenteditable]') &&
    types.includes('text/plain') &&
    types.includes('text/html')
  );
};

/** Makes an element with everything in it a place to drop and paste files. */
export function useFileTarget({ disabled, onFiles }: FileTargetOptions): FileTarget {
  const [isOver, setOver] = useState(false);
  // The innermost element the files are over: its successor is entered before it is left.
  const innermost = useRef<EventTarget | null>(null);

  const leave = () => {
    innermost.current = null;
    setOver(false);
  };

  return {
    isOver,
    targetProps: {
      onDragEnter: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        innermost.current = event.target;
        setOver(!disabled);
      },
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        // Also when off: else the browser would open the file and leave the page.
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      },
      onDragLeave: (event) => {
        if (event.target === innermost.current) leave();
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        leave();
        // Something inside has taken the files already.
        if (event.defaultPrevented) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(files, foldersAmong(event.dataTransfer, files));
      },
      onPaste: (event) => {
        const files = [...event.clipboardData.files];
        if (disabled || event.defaultPrevented || files.length === 0 || isWordsForField(event)) return;
        event.preventDefault();
        onFiles(files, new Set());
      },
    },
  };
}
