/** Files as they are carried by a drag or held by the clipboard. */
export function filesIn(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** The event of a drag that carries something, to be fired in a story. */
export const drag = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', dataTransfer: DataTransfer) =>
  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });

/** The event of a paste, to be fired in a story. */
export const paste = (clipboardData: DataTransfer) =>
  new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
