import { lazyPart } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { Suspense, useState } from 'react';
import { useChatOptions } from '../hooks/useChatOptions.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './Composer.styles.ts';
import type { ComposerFilesModel } from './useComposerFiles.ts';

// Most messages contain no file; moving files about needs a library.
const AttachmentTray = lazyPart(() => import('../AttachmentTray/AttachmentTray.tsx'), 'AttachmentTray');

// It stands beside the tray, and comes with the first photo.
const PhotoQuality = lazyPart(() => import('../AttachmentTray/PhotoQuality.tsx'), 'PhotoQuality');

// Most photos are sent as they are, and drawing needs a library.
const PhotoEditor = lazyPart(
  () => import('../PhotoEditor/PhotoEditor.tsx'),
  'PhotoEditor',
  ({ onOpenChange }) => onOpenChange(false),
);

// Most files are taken.
const AttachmentNotice = lazyPart(() => import('../interactionChunk.ts'), 'AttachmentNotice');

/** Props of {@link ComposerFiles}. */
export interface ComposerFilesProps {
  /** The files of the composer. */
  files: ComposerFilesModel;
  /** The notice, or the last file, was taken away; the focus needs another place. */
  onDone: () => void;
}

/** The chosen files above the text, and why others were not taken. Renders elements, or nothing where the backend takes no files. */
export function ComposerFiles({ files: { attachments, inputProps }, onDone }: ComposerFilesProps) {
  const { files, problem, photos, draft, isOffered } = attachments;
  const text = useChatText();
  const { photoSide } = useChatOptions();
  const [editedId, setEditedId] = useState<string | null>(null);
  const photo = editedId === null ? undefined : draft.chosenPhoto(editedId);
  const dismiss = (): void => {
    draft.dismiss();
    // The button that had the focus is gone.
    onDone();
  };
  if (!isOffered) return null;
  return (
    <>
      <input {...inputProps.media} />
      <input {...inputProps.file} />
      {problem ? (
        <Suspense>
          <AttachmentNotice problem={problem} onDismiss={dismiss} />
        </Suspense>
      ) : null}
      <VisuallyHidden role="status">
        {files.length > 0 ? text('trayCount', { count: files.length }) : ''}
      </VisuallyHidden>
      {files.length > 0 ? (
        <Suspense fallback={<div className={styles.trayToCome} />}>
          <AttachmentTray
            files={files}
            onMove={draft.move}
            onRemove={draft.remove}
            onEdit={setEditedId}
            onEmpty={onDone}
          />
          {photos ? <PhotoQuality photos={photos} onOriginal={draft.setOriginal} /> : null}
        </Suspense>
      ) : null}
      {photo && editedId !== null ? (
        <Suspense>
          <PhotoEditor
            open
            photo={photo}
            maxSide={photoSide}
            onOpenChange={() => setEditedId(null)}
            onDone={(edited) => {
              draft.edit(editedId, edited);
              setEditedId(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
