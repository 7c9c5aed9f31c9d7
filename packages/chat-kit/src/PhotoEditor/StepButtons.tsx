import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Redo2, Undo2 } from 'lucide-react';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';
import type { PhotoEditModel } from './usePhotoEdit.ts';

/** Props of {@link StepButtons}. */
export interface StepButtonsProps {
  /** What is changed about the photo. */
  model: PhotoEditModel;
}

/** Takes steps back, one by one or all at once. What cannot be done keeps the focus: it is pressed until nothing is left. Renders a `<span>`. */
export function StepButtons({ model }: StepButtonsProps) {
  const text = usePhotoText();
  return (
    <span className={styles.group}>
      <IconButton
        label={text('undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!model.canUndo || undefined}
        onClick={model.undo}
      >
        <Icon icon={Undo2} flip />
      </IconButton>
      <IconButton
        label={text('redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        aria-disabled={!model.canRedo || undefined}
        onClick={model.redo}
      >
        <Icon icon={Redo2} flip />
      </IconButton>
      <Button
        variant="ghost"
        size="small"
        aria-disabled={model.isUnchanged || undefined}
        onClick={model.reset}
      >
        {text('reset')}
      </Button>
    </span>
  );
}
