import { Banner } from '@franca/ui/Banner';
import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { Dialog } from '@franca/ui/Dialog';
import { createSlot, useLoad } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { type ComponentProps, useCallback, useState } from 'react';
import { openPhoto } from '../adapters/openPhoto.ts';
import type { ChosenPhoto, EditedPhoto } from '../core/attachments/createAttachmentDraft.ts';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import { EditorForm } from './EditorForm.tsx';
import * as styles from './PhotoEditor.styles.ts';

/** Pixels of the longest side of a changed photo where the application names none: larger ones take more memory than phones have. */
const usualSide = 4096;

/** Props of {@link PhotoEditor}. */
export interface PhotoEditorProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** The photo as it was chosen, and what was changed about it before. */
  photo: ChosenPhoto;
  /** Pixels that the longest side of the result may have. Default 4,096. */
  maxSide?: number | undefined;
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it and what they changed is not kept. */
  onOpenChange: (open: boolean) => void;
  /** Called with the changed photo, null where it is as it was chosen; closing is up to the caller. */
  onDone: (photo: EditedPhoto | null) => void;
}

/**
 * Changes a photo before it is sent: a part of it in a free, square or its own shape, quarter turns and mirroring, lines and
 * words on it. Each step can be taken back. The result is drawn on this device, upright, without place and camera. Renders a
 * dialog.
 */
export const PhotoEditor = createSlot(
  'PhotoEditor',
  function PhotoEditor({
    photo,
    maxSide = usualSide,
    open,
    onOpenChange,
    onDone,
    ...rest
  }: PhotoEditorProps) {
    const text = usePhotoText();
    const { source } = photo;
    const opened = useLoad(useCallback(() => openPhoto(source), [source]));
    const [isTouched, setTouched] = useState(false);
    const [isAsking, setAsking] = useState(false);
    const close = (): void => (isTouched ? setAsking(true) : onOpenChange(false));
    return (
      <>
        <Dialog
          {...rest}
          data-fr-part="photo-editor"
          size="full"
          open={open}
          onOpenChange={(next) => next || close()}
          title={text('title')}
        >
          {opened.result ? (
            <EditorForm
              photo={photo}
              open={opened.result}
              maxSide={maxSide}
              onTouched={setTouched}
              onDone={onDone}
            />
          ) : null}
          {opened.status === 'pending' ? <Spinner className={styles.wait} size="large" /> : null}
          {opened.status === 'failed' ? <Banner tone="error">{text('unreadable')}</Banner> : null}
        </Dialog>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={text('discardTitle')}
          confirmLabel={text('discard')}
          cancelLabel={text('keep')}
          variant="block"
          onConfirm={() => {
            setAsking(false);
            onOpenChange(false);
          }}
        />
      </>
    );
  },
);
